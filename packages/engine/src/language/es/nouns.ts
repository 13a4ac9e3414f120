/** Nouns of Spanish requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: cartel póster
flyer: folleto volante octavilla flyer
notice: aviso
invitation: invitación
postcard: postal tarjeta_postal
voucher: vale cupón bono
certificate: certificado diploma
ticket: entrada boleto
menu: menú carta_de_platos
book-cover: portada_de_libro cubierta_de_libro
album-cover: portada_de_disco
sticker: pegatina
label: etiqueta
website: web página sitio página_web sitio_web
webshop: tienda_online tienda_en_línea
app: aplicación
business-card: tarjeta_de_visita tarjetas_de_visita tarjeta_de_presentación
logo: logo logotipo
icon: icono ícono
banner: banner pancarta
facebook-cover: portada_de_facebook
thumbnail: miniatura
title: título titular
book: libro
author: autor autora
date: fecha
place: lugar
phone: teléfono
address: dirección
button: botón
menu: menú
bakery: panadería pastelería
cafe: café cafetería
restaurant: restaurante mesón
pizzeria: pizzería
ice-cream-parlour: heladería
shop: tienda
bookshop: librería
studio: estudio taller carpintería
practice: consulta consultorio
clinic: clínica clínica_veterinaria
law-firm: bufete despacho
office: oficina estudio_de_arquitectura
school: escuela autoescuela academia
kindergarten: guardería
choir: coro
band: grupo banda
hotel: hotel
farm: granja
stable: centro_hípico
company: empresa
brand: marca
club: club asociación
gardener: jardinero jardinera
course: curso
party: fiesta
concert: concierto
film: película
massage: masaje
honey: miel
shoes: zapatos
cat: gato
visitors: visitantes
sun: sol
cloud: nube
bell: campana
fox: zorro
`
