" A session is replayed by `:make`, and its commands begin with `> `.
if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

compiler diffplay
setlocal commentstring=#\ %s
let b:undo_ftplugin = "setlocal commentstring< makeprg< errorformat< | unlet! b:current_compiler"
