" `:make` replays the session that is open; what differs stands in the quickfix list at its line.
if exists("current_compiler")
  finish
endif
let current_compiler = "diffplay"

let s:cpo_save = &cpo
set cpo&vim

CompilerSet makeprg=diffplay\ replay\ --color\ never\ --\ %:S
CompilerSet errorformat=%f:%l:%c:\ error:\ %m,%f:%l:\ %m,%-G%.%#

let &cpo = s:cpo_save
unlet s:cpo_save
