" Session files of diffplay; docs/sessions.md describes them.
" Where two matches begin together Vim takes the later one.
if exists("b:current_syntax")
  finish
endif

syn match diffplayPattern /^.* [(]re[)][ \t]*$/
syn match diffplayPattern /^.* [(]glob[)][ \t]*$/
syn match diffplayAnyLines /^[.][.][.][ \t]*$/
syn match diffplayError /^error: .*$/
syn match diffplayEscape /^[\\]/

syn match diffplayProse /^# .*$/
syn match diffplayProse /^#[ \t]*$/
syn match diffplayDirective /^#!.*$/
syn match diffplayHeader /^#!diffplay session [0-9]*[ \t]*$/

syn match diffplayCommand /^> .*$/ contains=diffplayMarker,diffplayString,diffplayNumber,diffplayComment
syn match diffplayCommand /^[.] .*$/ contains=diffplayMarker,diffplayString,diffplayNumber,diffplayComment
syn match diffplayCommand /^[.][ \t]*$/
syn match diffplayMarker /^[>.] / contained nextgroup=diffplayVerb
syn match diffplayVerb /[a-z_][A-Za-z0-9_-]*/ contained
syn match diffplayString /"[^"]*"/ contained
syn match diffplayNumber /[~@]*[0-9][0-9.]*[wh]*/ contained
syn match diffplayComment /#.*$/ contained

syn match diffplayConflict /^<<<<<<< .*$/
syn match diffplayConflict /^>>>>>>> .*$/

hi def link diffplayPattern Special
hi def link diffplayAnyLines Special
hi def link diffplayError WarningMsg
hi def link diffplayEscape SpecialChar
hi def link diffplayProse Comment
hi def link diffplayDirective PreProc
hi def link diffplayHeader Title
hi def link diffplayCommand Identifier
hi def link diffplayMarker Delimiter
hi def link diffplayVerb Statement
hi def link diffplayString String
hi def link diffplayNumber Number
hi def link diffplayComment Comment
hi def link diffplayConflict Error

let b:current_syntax = "diffplay"
