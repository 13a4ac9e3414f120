/** Words of Spanish requests by their English, with its part of speech: kinds, parts, places, looks, and the small words between them. */
export const WORDS = `
the/DET: el la los las
a/DET: un una unos unas
and/CCONJ: y e
or/CCONJ: o
for/ADP: para
with/ADP: con
without/ADP: sin
is/AUX: es son
should/AUX: debe deben
our/PRON: nuestro nuestra nuestros nuestras
my/PRON: mi mis
I/PRON: yo
please/INTJ: favor gracias
create/VERB: crea crear crear diseña diseñar haz hacer dibuja genera
need/VERB: necesito necesitamos quiero queremos quisiera
called/VERB: llamado llamada titulado
show/VERB: muestra muestre
poster/NOUN: cartel póster afiche
flyer/NOUN: folleto panfleto volante octavilla
invitation/NOUN: invitación
card/NOUN: tarjeta
menu/NOUN: menú carta
logo/NOUN: logotipo
website/NOUN: página sitio
banner/NOUN: pancarta
ad/NOUN: anuncio
post/NOUN: publicación
icon/NOUN: icono ícono
background/NOUN: fondo
title/NOUN: título
text/NOUN: texto
font/NOUN: letra tipografía fuente
name/NOUN: nombre
date/NOUN: fecha
time/NOUN: hora
place/NOUN: lugar
price/NOUN: precio
address/NOUN: dirección
button/NOUN: botón
picture/NOUN: foto imagen
illustration/NOUN: ilustración dibujo
symbol/NOUN: símbolo
border/NOUN: borde marco
color/NOUN: colores
style/NOUN: estilo
top/NOUN: arriba superior
bottom/NOUN: abajo inferior
left/NOUN: izquierda
right/NOUN: derecha
center/NOUN: centro
above/ADP: encima
below/ADP: debajo bajo
behind/ADP: detrás
free/ADJ: gratis gratuita gratuito
modern/ADJ: moderno moderna
simple/ADJ: sencillo sencilla
light/ADJ: claro clara claros
dark/ADJ: oscuro oscura oscuros
large/ADJ: grande
small/ADJ: pequeño pequeña
red/ADJ: rojo roja
blue/ADJ: azul
navy/ADJ: marino
green/ADJ: verde
yellow/ADJ: amarillo amarilla
black/ADJ: negro negra
white/ADJ: blanco blanca
orange/ADJ: naranja
purple/ADJ: morado morada
pink/ADJ: rosa rosado
gray/ADJ: gris
brown/ADJ: marrón
turquoise/ADJ: turquesa
gold/ADJ: dorado dorada
`
