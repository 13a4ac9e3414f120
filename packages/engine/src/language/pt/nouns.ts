/** Nouns of Portuguese requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: cartaz pôster poster
flyer: panfleto folheto flyer
notice: aviso anúncio
invitation: convite
postcard: postal cartão_postal
voucher: vale-presente voucher vale cupom
certificate: certificado diploma
ticket: bilhete ingresso
menu: cardápio ementa menu
book-cover: capa_de_livro
album-cover: capa_de_disco capa_de_álbum
sticker: adesivo
label: rótulo
website: site página website
webshop: loja_online loja_virtual
app: aplicativo aplicação app
business-card: cartão_de_visita cartões_de_visita cartão_de_visitas
logo: logo logotipo
icon: ícone
banner: banner faixa
facebook-cover: capa_de_facebook capa_do_facebook
thumbnail: miniatura
title: título
book: livro
author: autor autora
date: data
place: local
phone: telefone
address: endereço morada
button: botão
menu: menu
bakery: padaria pastelaria confeitaria
cafe: café cafetaria
restaurant: restaurante tasca
pizzeria: pizzaria
ice-cream-parlour: gelataria sorveteria
shop: loja
bookshop: livraria
studio: estúdio oficina ateliê marcenaria
practice: consultório
clinic: clínica clínica_veterinária
law-firm: escritório_de_advogados escritório_de_advocacia
office: escritório escritório_de_arquitetura
school: escola escola_de_condução autoescola
kindergarten: creche jardim_de_infância
choir: coro
band: banda grupo
hotel: hotel pousada
farm: quinta fazenda
stable: centro_hípico haras
company: empresa
brand: marca
club: clube associação
gardener: jardineiro
course: curso
party: festa
concert: concerto
film: filme
massage: massagem
honey: mel
shoes: sapatos
cat: gato
visitors: visitantes
sun: sol
cloud: nuvem
bell: sino
fox: raposa
`
