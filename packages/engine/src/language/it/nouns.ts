/** Nouns of Italian requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: locandina manifesto poster cartellone
flyer: volantino pieghevole flyer
notice: avviso annuncio
invitation: invito partecipazione
postcard: cartolina
voucher: buono_regalo buono
certificate: attestato certificato diploma
ticket: biglietto_d'ingresso
menu: menù menu
book-cover: copertina_di_libro copertina_di_un_libro
album-cover: copertina_di_album copertina_di_disco
sticker: adesivo
label: etichetta
website: sito sito_web pagina
webshop: negozio_online
app: applicazione app
business-card: biglietto_da_visita biglietti_da_visita
logo: logo logotipo
icon: icona
banner: banner striscione
facebook-cover: copertina_facebook
thumbnail: miniatura
title: titolo
book: libro
author: autore autrice
date: data
place: luogo
phone: telefono
address: indirizzo
button: pulsante bottone
menu: menu
bakery: panetteria panificio pasticceria forno
cafe: caffè bar
restaurant: ristorante trattoria osteria
pizzeria: pizzeria
ice-cream-parlour: gelateria
shop: negozio bottega
bookshop: libreria
studio: studio laboratorio bottega falegnameria
practice: studio_medico
clinic: clinica clinica_veterinaria ambulatorio
law-firm: studio_legale
office: ufficio studio_di_architettura
school: scuola autoscuola
kindergarten: asilo
choir: coro
band: gruppo band
hotel: hotel albergo
farm: fattoria
stable: maneggio
company: azienda ditta
brand: marca
club: club associazione
gardener: giardiniere
course: corso
party: festa
concert: concerto
film: film
massage: massaggio
honey: miele
shoes: scarpe
cat: gatto
visitors: visitatori
sun: sole
cloud: nuvola
bell: campana
fox: volpe
`
