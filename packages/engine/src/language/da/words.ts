/** Words of Danish requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: den det de
a/DET: en et
and/CCONJ: og
or/CCONJ: eller
for/ADP: til
with/ADP: med
without/ADP: uden
is/AUX: er
should/AUX: skal
not/PART: ikke
no/DET: ingen intet
our/PRON: vores
my/PRON: min mit
I/PRON: jeg
we/PRON: vi
me/PRON: mig os
please/INTJ: venligst
create/VERB: lav tegn
need/VERB: brug vil ønsker
called/VERB: kaldet hedder
show/VERB: viser
background/NOUN: baggrund baggrunden
title/NOUN: titel titlen overskrift
name/NOUN: navn navnet
date/NOUN: dato datoen
picture/NOUN: billede billedet
of/ADP: af
in/ADP: i
on/ADP: på
at/ADP: ved
left/NOUN: venstre
right/NOUN: højre
top/NOUN: øverst
bottom/NOUN: nederst
large/ADJ: stor stort
small/ADJ: lille små
dark/ADJ: mørk mørkt mørke
light/ADJ: lys lyst lyse
modern/ADJ: moderne
simple/ADJ: enkel enkelt enkle
warm/ADJ: varm varmt varme
`
