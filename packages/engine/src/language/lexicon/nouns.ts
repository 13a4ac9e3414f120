/**
 * Nouns of requests in six languages, by their English: what is made, who it is for, what stands in it.
 * English | German | French | Spanish | Italian | Portuguese | Dutch; several words with spaces between them, the words of
 * one phrase joined by '_'. A noun that only ends on one of these ('Tierarztpraxis') is one, too, in German and Dutch.
 */
export const NOUN_LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl'] as const

export const NOUN_ROWS = `
poster | plakat poster | affiche affichette poster | cartel póster | locandina manifesto poster cartellone | cartaz pôster poster | poster affiche
flyer | flyer handzettel faltblatt flugblatt | flyer prospectus tract dépliant | folleto volante octavilla flyer | volantino pieghevole flyer | panfleto folheto flyer | flyer folder
notice | aushang | avis annonce | aviso | avviso annuncio | aviso anúncio | mededeling
invitation | einladung einladungskarte | invitation faire-part | invitación | invito partecipazione | convite | uitnodiging trouwkaart
postcard | postkarte ansichtskarte grußkarte | carte_postale | postal tarjeta_postal | cartolina | postal cartão_postal | ansichtkaart briefkaart
voucher | gutschein | bon_cadeau chèque_cadeau bon | vale cupón bono | buono_regalo buono | vale-presente voucher vale cupom | cadeaubon waardebon tegoedbon
certificate | urkunde zertifikat | certificat diplôme | certificado diploma | attestato certificato diploma | certificado diploma | certificaat oorkonde
ticket | eintrittskarte ticket | billet ticket | entrada boleto | biglietto_d'ingresso | bilhete ingresso | toegangskaartje kaartje
menu | speisekarte getränkekarte menükarte | menu carte_des_plats | menú carta_de_platos | menù menu | cardápio ementa menu | menukaart menu
book-cover | buchcover buchumschlag | couverture_de_livre | portada_de_libro cubierta_de_libro | copertina_di_libro copertina_di_un_libro | capa_de_livro | boekomslag boekcover
album-cover | albumcover plattencover | pochette | portada_de_disco | copertina_di_album copertina_di_disco | capa_de_disco capa_de_álbum | albumhoes
sticker | aufkleber | autocollant | pegatina | adesivo | adesivo | sticker
label | etikett | étiquette | etiqueta | etichetta | rótulo | etiket
website | webseite website internetseite startseite homepage landingpage webauftritt | site page_d'accueil site_web site_internet | web página sitio página_web sitio_web | sito sito_web pagina | site página website | website webpagina homepage landingspagina
webshop | onlineshop webshop | boutique_en_ligne | tienda_online tienda_en_línea | negozio_online | loja_online loja_virtual | webwinkel webshop
app | app anwendung | application appli | aplicación | applicazione app | aplicativo aplicação app | app applicatie
business-card | visitenkarte visitenkarten geschäftskarte | carte_de_visite cartes_de_visite | tarjeta_de_visita tarjetas_de_visita tarjeta_de_presentación | biglietto_da_visita biglietti_da_visita | cartão_de_visita cartões_de_visita cartão_de_visitas | visitekaartje visitekaartjes
logo | logo wortmarke bildmarke firmenlogo | logo logotype | logo logotipo | logo logotipo | logo logotipo | logo woordmerk beeldmerk
icon | symbol icon | icône | icono ícono | icona | ícone | icoon pictogram
banner | banner werbebanner | bannière bandeau | banner pancarta | banner striscione | banner faixa | banner spandoek
facebook-cover | facebook-titelbild | couverture_facebook | portada_de_facebook | copertina_facebook | capa_de_facebook capa_do_facebook | facebook-omslagfoto facebook-omslag
thumbnail | vorschaubild thumbnail | miniature vignette | miniatura | miniatura | miniatura | thumbnail
title | titel überschrift | titre | título titular | titolo | título | titel kop
book | buch | livre | libro | libro | livro | boek
author | autor autorin | auteur autrice | autor autora | autore autrice | autor autora | auteur schrijver
date | datum termin | date | fecha | data | data | datum
place | ort veranstaltungsort | lieu | lugar | luogo | local | plaats locatie
phone | telefon telefonnummer tel | téléphone tél | teléfono | telefono | telefone | telefoon telefoonnummer
address | adresse anschrift | adresse | dirección | indirizzo | endereço morada | adres
button | knopf button schaltfläche | bouton | botón | pulsante bottone | botão | knop
menu | menü navigation | menu | menú | menu | menu | menu
bakery | bäckerei konditorei | boulangerie pâtisserie | panadería pastelería | panetteria panificio pasticceria forno | padaria pastelaria confeitaria | bakkerij banketbakkerij
cafe | café | café salon_de_thé | café cafetería | caffè bar | café cafetaria | café koffiehuis
restaurant | restaurant gaststätte gasthof wirtshaus | restaurant auberge | restaurante mesón | ristorante trattoria osteria | restaurante tasca | restaurant eetcafé
pizzeria | pizzeria | pizzeria pizzéria | pizzería | pizzeria | pizzaria | pizzeria
ice-cream-parlour | eisdiele | glacier | heladería | gelateria | gelataria sorveteria | ijssalon
shop | laden geschäft handlung | boutique magasin | tienda | negozio bottega | loja | winkel boerderijwinkel
bookshop | buchladen buchhandlung | librairie | librería | libreria | livraria | boekwinkel boekhandel
studio | studio atelier werkstatt tischlerei schreinerei töpferei manufaktur | studio atelier menuiserie | estudio taller carpintería | studio laboratorio bottega falegnameria | estúdio oficina ateliê marcenaria | studio werkplaats atelier pottenbakkerij timmerbedrijf
practice | praxis tierarztpraxis zahnarztpraxis | cabinet cabinet_d'architecture cabinet_d'avocats | consulta consultorio | studio_medico | consultório | praktijk
clinic | klinik | clinique clinique_vétérinaire | clínica clínica_veterinaria | clinica clinica_veterinaria ambulatorio | clínica clínica_veterinária | kliniek dierenkliniek
law-firm | kanzlei anwaltskanzlei | étude | bufete despacho | studio_legale | escritório_de_advogados escritório_de_advocacia | advocatenkantoor
office | büro architekturbüro | bureau | oficina estudio_de_arquitectura | ufficio studio_di_architettura | escritório escritório_de_arquitetura | kantoor architectenbureau bureau
school | schule fahrschule musikschule tanzschule | école auto-école | escuela autoescuela academia | scuola autoscuola | escola escola_de_condução autoescola | school rijschool
kindergarten | kindergarten kita | crèche école_maternelle | guardería | asilo | creche jardim_de_infância | kinderdagverblijf crèche
choir | chor | chorale chœur | coro | coro | coro | koor
band | band | groupe | grupo banda | gruppo band | banda grupo | band
hotel | hotel pension | hôtel | hotel | hotel albergo | hotel pousada | hotel
farm | hof bauernhof hofladen | ferme | granja | fattoria | quinta fazenda | boerderij
stable | reiterhof reitstall | centre_équestre | centro_hípico | maneggio | centro_hípico haras | manege
company | firma betrieb unternehmen | entreprise société | empresa | azienda ditta | empresa | bedrijf
brand | marke | marque | marca | marca | marca | merk
club | verein klub | club association | club asociación | club associazione | clube associação | vereniging club
gardener | gärtner gärtnerin | jardinier jardinière | jardinero jardinera | giardiniere | jardineiro | hovenier tuinman
course | kurs tanzkurs | cours | curso | corso | curso | cursus danscursus
party | fest feier sommerfest | fête | fiesta | festa | festa | feest zomerfeest
concert | konzert | concert | concierto | concerto | concerto | concert
film | film | film | película | film | filme | film
massage | massage | massage | masaje | massaggio | massagem | massage
honey | honig | miel | miel | miele | mel | honing
shoes | schuhe | chaussures | zapatos | scarpe | sapatos | schoenen
cat | katze | chat | gato | gatto | gato | kat
visitors | besucher gäste | visiteurs | visitantes | visitatori | visitantes | bezoekers
sun | sonne | soleil | sol | sole | sol | zon
cloud | wolke | nuage | nube | nuvola | nuvem | wolk
bell | glocke | cloche | campana | campana | sino | bel
fox | fuchs | renard | zorro | volpe | raposa | vos
`
