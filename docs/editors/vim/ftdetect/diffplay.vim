" Session files of diffplay, told by their first line: other programs use the suffix too.
autocmd BufNewFile *.session setfiletype diffplay
autocmd BufRead * if getline(1) =~# '^#!diffplay session ' | setfiletype diffplay | endif
