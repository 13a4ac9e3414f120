/** Words of Dutch requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: de het
a/DET: een
and/CCONJ: en
or/CCONJ: of
for/ADP: voor
with/ADP: met
without/ADP: zonder
is/AUX: is zijn
should/AUX: moet moeten
not/PART: niet
no/DET: geen
our/PRON: onze ons
my/PRON: mijn
I/PRON: ik
we/PRON: wij we
please/INTJ: alsjeblieft graag
create/VERB: maak maken ontwerp ontwerpen teken
need/VERB: wil willen nodig zoek
called/VERB: genaamd heet
show/VERB: toont tonen
poster/NOUN: affiche aanplakbiljet
flyer/NOUN: folder strooibiljet
invitation/NOUN: uitnodiging
card/NOUN: kaart
menu/NOUN: menukaart
logo/NOUN: beeldmerk
website/NOUN: webpagina webshop
banner/NOUN: spandoek
ad/NOUN: advertentie
post/NOUN: bericht
icon/NOUN: icoon pictogram app-icoon
background/NOUN: achtergrond
title/NOUN: titel kop
text/NOUN: tekst
font/NOUN: lettertype
name/NOUN: naam
date/NOUN: datum
time/NOUN: tijd
place/NOUN: plaats locatie
price/NOUN: prijs
address/NOUN: adres
button/NOUN: knop
picture/NOUN: foto afbeelding
illustration/NOUN: tekening illustratie
symbol/NOUN: symbool
border/NOUN: rand kader
color/NOUN: kleur kleuren
style/NOUN: stijl
top/NOUN: bovenaan boven
bottom/NOUN: onderaan
left/NOUN: links
right/NOUN: rechts
center/NOUN: midden
above/ADP: boven
below/ADP: onder
behind/ADP: achter
free/ADJ: gratis
modern/ADJ: moderne
simple/ADJ: eenvoudig eenvoudige
light/ADJ: lichte licht
dark/ADJ: donkere donker
large/ADJ: groot grote
small/ADJ: klein kleine
red/ADJ: rood rode
blue/ADJ: blauw blauwe donkerblauw donkerblauwe lichtblauw lichtblauwe
green/ADJ: groen groene donkergroen donkergroene
yellow/ADJ: geel gele
black/ADJ: zwart zwarte
white/ADJ: wit witte
orange/ADJ: oranje
purple/ADJ: paars paarse
pink/ADJ: roze
gray/ADJ: grijs grijze
brown/ADJ: bruin bruine
gold/ADJ: goud gouden
`
