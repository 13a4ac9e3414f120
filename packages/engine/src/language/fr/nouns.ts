/** Nouns of French requests by their English: what is made, who it is for, what stands in it; the words of one phrase joined by '_'. */
export const NOUNS = `
poster: affiche affichette poster
flyer: flyer prospectus tract dépliant
notice: avis annonce
invitation: invitation faire-part
postcard: carte_postale
voucher: bon_cadeau chèque_cadeau bon
certificate: certificat diplôme
ticket: billet ticket
menu: menu carte_des_plats
book-cover: couverture_de_livre
album-cover: pochette
sticker: autocollant
label: étiquette
website: site page_d'accueil site_web site_internet
webshop: boutique_en_ligne
app: application appli
business-card: carte_de_visite cartes_de_visite
logo: logo logotype
icon: icône
banner: bannière bandeau
facebook-cover: couverture_facebook
thumbnail: miniature vignette
title: titre
book: livre
author: auteur autrice
date: date
place: lieu
phone: téléphone tél
address: adresse
button: bouton
menu: menu
bakery: boulangerie pâtisserie
cafe: café salon_de_thé
restaurant: restaurant auberge
pizzeria: pizzeria pizzéria
ice-cream-parlour: glacier
shop: boutique magasin
bookshop: librairie
studio: studio atelier menuiserie
practice: cabinet cabinet_d'architecture cabinet_d'avocats
clinic: clinique clinique_vétérinaire
law-firm: étude
office: bureau
school: école auto-école
kindergarten: crèche école_maternelle
choir: chorale chœur
band: groupe
hotel: hôtel
farm: ferme
stable: centre_équestre
company: entreprise société
brand: marque
club: club association
gardener: jardinier jardinière
course: cours
party: fête
concert: concert
film: film
massage: massage
honey: miel
shoes: chaussures
cat: chat
visitors: visiteurs
sun: soleil
cloud: nuage
bell: cloche
fox: renard
`
