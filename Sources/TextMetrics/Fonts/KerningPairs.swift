/// How much nearer or farther some pairs of characters stand, in thousandths of an em.
///
/// Each row has first characters, then in turn an amount and the second characters it is for: what
/// Inter 4.0 Regular has of at least 8 thousandths. Heavier and lighter fonts take the same.
let kerningPairs = #"""
  ahmn -74 Y -51 VW -45 T -40 1 -20 vy
  bop -85 Y -51 VW -40 T -34 A -28 X -23 x -20 vy -18 w
  c -74 T -62 Y
  e -85 Y -51 TVW -17 vy -14 x
  f -62 J4 -57 ., -34 A -28 -/ -23 cdegoqs -16 a 10 Y
  gq -51 T
  ij 34 VW
  k -57 T -45 4- -23 cdegoq
  r -62 ., -57 JT -40 A- -34 Z/ -17 cdegoq 9 w 17 vxy 34 ft
  s -74 TY -45 V -34 W
  t -34 T -20 - -16 Y -14 4 -10 sVW 11 bhklBDEFHIKLMNPR
  u -57 Y -51 T
  vy -68 A -62 J -57 / -34 TY., -20 cdegoq -17 a
  w -74 ., -68 A -57 J -51 T -34 Z -18 cdegoq
  x -62 T -23 cdegoq-
  z -34 T -16 cdegoq
  A -85 T -80 '" -74 Y -68 vwyV -57 W -34 tCGOQ1
  DOQ -45 ., -40 / -34 AVY -30 T -11 X
  F -91 A -68 J -40 cdegoq, -34 uvyz.
  G -30 T -23 AVY 34 ij
  JU -57 / -34 .,
  K -108 - -62 w -40 cdegoqvy -34 uCGOQ 34 i
  L -97 T -91 '" -68 vyV -51 - -45 1 -34 Y -28 CGOQ -23 t 45 A
  P -97 J -74 A -45 - -40 , -34 .
  R -24 Y -17 V
  T -91 J -85 A -80 cdegoq/ -74 asu- -68 4 -62 vwxy -57 mnpr -45 z -34 .,:; -30 CGOQ
  V -97 J., -74 / -62 A:; -51 acdegoq- -45 s -34 CGOQ4
  W -97 ., -62 J -57 A -51 acdegoq:;- -34 mnprsCGOQ4
  X -68 - -28 cdegoq -11 CGOQ
  Y -80 - -77 cdegoq -74 A -71 a -68 s4 -62 :; -40 mnpru -34 CGJOQ., 45 T
  Z -40 - -34 CGOQ
  09 -34 Y -26 ., -20 7
  1 -43 .,
  2 -16 4
  38 -23 .,
  4 -34 ., -10 1
  5 -27 .,
  6 -34 .,
  7 -125 ., -108 A -97 J -58 4 -51 cdegoq -45 a -40 s -34 :; -17 3 -16 06 -14 8 -10 59 20 7
  ., -87 1 -82 '" -34 TY -27 3 -26 06 -23 8 -14 57
  :; -62 V -34 T
  - -80 Y -74 T -62 X -51 VW -34 2 -23 x7 -11 3
  '" -165 J -82 ., -80 A -62 4
  / -62 J -40 .,
  """#
