/** The same as frames.ts in six languages: each frame is filled with the values of its own language; '{-:list}' is no text. */
export const FOREIGN_FRAMES: Readonly<Record<string, string>> = {
  de: `
Logo für {-:trade} {brand*}, {-:colour} und {-:colour}
Ich brauche ein Logo für {-:my-trade} {brand*}
Erstelle ein modernes Logo für {brand*}, {-:colour}
Logo mit einem Baum für {-:trade} {brand*}
Plakat für das {-:event} am {date} im {place}, Beginn {time}, {-:colour}er Hintergrund
Flyer für einen {-:class}, {date}, {time}, {price}
Plakat: Überschrift "{headline:quoted}", Datum {date}, Ort {place}
Konzertplakat für die Band {brand*}, {date}, {place}, {-:colour} und {-:colour}
Einladung zum {headline:feast}, {date}, {time}, {place}
Hochzeitseinladung für {person} und {person}, {date}, {place}, {-:colour}
Speisekarte für {-:trade} {brand*}: {list-item:dish}, {list-item:dish}, {list-item:dish}
Gutschein für eine Massage im Wert von {price}, {brand*}, {-:colour}
Visitenkarte für {person*}, {title}, {phone}, {email}
Visitenkarten für den {-:job} {person*}, Telefon {phone}, {-:colour}
Gestalte eine Visitenkarte für {person*}, {title}, {-:colour} und {-:colour}
Visitenkarte für {brand*}, {address}
Webseite für {-:trade} {brand*}, Knopf "{cta}"
Landingpage für die App {brand*}, Überschrift "{headline:quoted}", Button "{cta}"
Startseite für {-:my-trade} {brand*}, Menü: {nav}, {nav}, {nav}
Ich brauche eine Website für {-:my-trade} {brand*}. Besucher sollen online buchen können. Viel Weißraum.
Webseite für {-:trade} {brand*}, viel Weißraum
Onlineshop für {-:goods}, {brand*}, {-:colour}
Banner für unseren Ausverkauf: {offer}, Knopf "{cta}", {-:colour}
Instagram-Post für {-:trade} {brand*}, "{headline:quoted}"
Facebook-Titelbild für {-:trade} {brand*}, {-:colour}
App-Icon mit einer Glocke, {-:colour}
Symbol für eine Wetter-App, Sonne hinter einer Wolke, {-:colour} und {-:colour}
Handzettel für unseren Laden, {date:daily} {time}, {address}
Aushang: Fahrrad gesucht, Telefon {phone}
Werbeplakat für einen Buchladen, er heißt {brand*}, "{headline:quoted}", {-:colour}
Eine moderne Visitenkarte: {person*}, {title}, {link}, {-:colour} mit {-:colour}er Schrift
Erstelle eine Website für ein Hotel in den Bergen namens {brand*}, {-:colour}
Werbebanner 300x250 für {brand*}: "{headline:quoted}"
YouTube-Thumbnail: "{headline:quoted}"
Buchcover: Titel "{headline:quoted}", Autor "{person}"
Postkarte mit dem Text "{headline:quoted}"
Ein Filmplakat für "{headline:quoted}", düster, {-:colour}
Logo für {-:my-trade} {brand*} mit dem Namen unter dem Symbol
Logo für {brand*}, {-:trade}, {-:colour}
Visitenkarte für {person*}, {title}
Einladung zum {headline:feast}, {date}, {time}, {place}, mit Ballons
Einladung zum {headline:feast}, {date}, {time}, {place}`,
  fr: `
Logo pour {-:trade} {brand*}, {-:colour} et {-:colour}
J'ai besoin d'un logo pour {-:my-trade} {brand*}
Crée un logo moderne pour {brand*}, {-:colour}
Un logo avec un arbre pour {-:trade} {brand*}, écriture fine
Affiche pour la {-:event} le {date} au {place}, à partir de {time}, fond {-:colour}
Flyer pour un cours de danse, {date} à {time}, {price}
Affiche : titre "{headline:quoted}", date {date}, lieu {place}
Affiche de concert pour le groupe {brand*}, {date}, {place}, {-:colour} et {-:colour}
Invitation pour les {headline:feast}, {date}, {time}, {place}
Faire-part de mariage pour {person} et {person}, {date}, {place}, {-:colour}
Menu pour {-:trade} {brand*} : {list-item:dish}, {list-item:dish}, {list-item:dish}
Bon cadeau pour un massage d'une valeur de {price}, {brand*}, {-:colour}
Carte de visite pour {person*}, {title}, {phone}, {email}
Cartes de visite pour le {-:job} {person*}, téléphone {phone}, {-:colour}
Dessine une carte de visite pour {person*}, {title}, {-:colour} et {-:colour}
Carte de visite pour {brand*}, {address}
Site web pour {-:trade} {brand*}, bouton "{cta}"
Page d'accueil pour l'application {brand*}, titre "{headline:quoted}", bouton "{cta}"
Site pour {-:my-trade} {brand*}, menu : {nav}, {nav}, {nav}
J'ai besoin d'un site pour {-:my-trade} {brand*}. Les visiteurs doivent pouvoir réserver en ligne.
Site web pour {-:trade} {brand*}, beaucoup d'espace blanc
Boutique en ligne de {-:goods}, {brand*}, {-:colour}
Bannière pour nos soldes : {offer}, bouton "{cta}", {-:colour}
Publication Instagram pour {-:trade} {brand*}, "{headline:quoted}"
Couverture Facebook pour {-:trade} {brand*}, {-:colour}
Crée un site internet pour un hôtel à la montagne nommé {brand*}, {-:colour}
Icône d'application avec une cloche, {-:colour}
Prospectus A5 pour notre boutique, {date:daily} {time}, {address}
Affichette : vélo recherché, téléphone {phone}
Affiche publicitaire pour une librairie qui s'appelle {brand*}, "{headline:quoted}", {-:colour}
Une carte de visite moderne : {person*}, {title}, {link}, {-:colour} avec texte {-:colour}
Bannière web 300x250 pour {brand*} : "{headline:quoted}"
Miniature YouTube : "{headline:quoted}"
Couverture de livre : titre "{headline:quoted}", auteur "{person}"
Carte postale avec le texte "{headline:quoted}"
Une affiche de film pour "{headline:quoted}", sombre, {-:colour}
Icône pour une application de cuisine, une casserole, {-:colour}
Logo pour {-:trade} {brand*} avec le nom sous le symbole
Logo simple pour {brand*}, {-:colour}
Carte de visite pour {person*}, {title}
Un logo pour mon atelier de couture {brand*}, {-:colour}
Bannière web 728x90 pour {brand*} : "{headline:quoted}"
Prospectus pour notre ferme, {date:daily} {time}, {address}`,
  es: `
Logo para {-:trade} {brand*}, {-:colour} y {-:colour}
Necesito un logo para {-:my-trade} {brand*}
Crea un logotipo moderno para {brand*}, {-:colour}
Un logo con un árbol para {-:trade} {brand*}, letra fina
Cartel para la {-:event} el {date} en el {place}, desde las {time}, fondo {-:colour}
Folleto para un curso de baile, {date} a las {time}, {price}
Cartel: título "{headline:quoted}", fecha {date}, lugar {place}
Cartel de concierto para el grupo {brand*}, {date}, {place}, {-:colour} y {-:colour}
Invitación a los {headline:feast}, {date}, {time}, {place}
Invitación de boda para {person} y {person}, {date}, {place}, {-:colour}
Menú para {-:trade} {brand*}: {list-item:dish}, {list-item:dish}, {list-item:dish}
Vale de regalo para un masaje por valor de {price}, {brand*}, {-:colour}
Tarjeta de visita para {person*}, {title}, {phone}, {email}
Tarjetas de visita para el {-:job} {person*}, teléfono {phone}, {-:colour}
Diseña una tarjeta de presentación para {person*}, {title}, {-:colour} y {-:colour}
Tarjeta de visita para {brand*}, {address}
Página web para {-:trade} {brand*}, botón "{cta}"
Página de inicio para la aplicación {brand*}, título "{headline:quoted}", botón "{cta}"
Sitio web para {-:my-trade} {brand*}, menú: {nav}, {nav}, {nav}
Necesito una página web para {-:my-trade} {brand*}. Los visitantes deben poder reservar.
Sitio web para {-:trade} {brand*}, mucho espacio en blanco
Tienda online de {-:goods}, {brand*}, {-:colour}
Banner para nuestras rebajas: {offer}, botón "{cta}", {-:colour}
Publicación de Instagram para {-:trade} {brand*}, "{headline:quoted}"
Portada de Facebook para {-:trade} {brand*}, {-:colour}
Crea un sitio web para un hotel en la montaña llamado {brand*}, {-:colour}
Icono de aplicación con una campana, {-:colour}
Volante A5 para nuestra tienda, {date:daily} {time}, {address}
Aviso: se busca bicicleta, teléfono {phone}
Cartel publicitario para una librería que se llama {brand*}, "{headline:quoted}", {-:colour}
Una tarjeta de visita moderna: {person*}, {title}, {link}, {-:colour} con texto {-:colour}
Banner web 300x250 para {brand*}: "{headline:quoted}"
Miniatura de YouTube: "{headline:quoted}"
Portada de libro: título "{headline:quoted}", autor "{person}"
Postal con el texto "{headline:quoted}"
Un cartel de película para "{headline:quoted}", oscuro, {-:colour}
Icono para una aplicación de cocina, una olla, {-:colour}
Logo para {-:trade} {brand*} con el nombre debajo del símbolo
Crea un logotipo sencillo para {brand*}, {-:colour}
Tarjeta de visita para {person*}, {title}
Un logo para mi taller de costura {brand*}, {-:colour}`,
  it: `
Logo per {-:trade} {brand*}, {-:colour} e {-:colour}
Mi serve un logo per {-:my-trade} {brand*}
Crea un logo moderno per {brand*}, {-:colour}
Un logo con un albero per {-:trade} {brand*}, scrittura sottile
Locandina per la {-:event} il {date} al {place}, dalle {time}, sfondo {-:colour}
Volantino per un corso di ballo, {date} alle {time}, {price}
Manifesto: titolo "{headline:quoted}", data {date}, luogo {place}
Poster per il concerto del gruppo {brand*}, {date}, {place}, {-:colour} e {-:colour}
Invito per i {headline:feast}, {date}, {time}, {place}
Partecipazione di nozze per {person} e {person}, {date}, {place}, {-:colour}
Menù per {-:trade} {brand*}: {list-item:dish}, {list-item:dish}, {list-item:dish}
Buono regalo per un massaggio del valore di {price}, {brand*}, {-:colour}
Biglietto da visita per {person*}, {title}, {phone}, {email}
Biglietti da visita per il {-:job} {person*}, telefono {phone}, {-:colour}
Disegna un biglietto da visita per {person*}, {title}, {-:colour} e {-:colour}
Biglietto da visita per {brand*}, {address}
Sito web per {-:trade} {brand*}, pulsante "{cta}"
Landing page per l'app {brand*}, titolo "{headline:quoted}", pulsante "{cta}"
Sito per {-:my-trade} {brand*}, menu: {nav}, {nav}, {nav}
Mi serve un sito web per {-:my-trade} {brand*}. I visitatori devono poter prenotare.
Sito web per {-:trade} {brand*}, molto spazio bianco
Negozio online di {-:goods}, {brand*}, {-:colour}
Banner per i nostri saldi: {offer}, pulsante "{cta}", {-:colour}
Post Instagram per {-:trade} {brand*}, "{headline:quoted}"
Copertina Facebook per {-:trade} {brand*}, {-:colour}
Crea un sito per un albergo in montagna chiamato {brand*}, {-:colour}
Icona per app con una campana, {-:colour}
Volantino A5 per il nostro negozio, {date:daily} {time}, {address}
Avviso: cercasi bicicletta, telefono {phone}
Manifesto pubblicitario per una libreria che si chiama {brand*}, "{headline:quoted}", {-:colour}
Un biglietto da visita moderno: {person*}, {title}, {link}, {-:colour} con testo {-:colour}
Banner web 300x250 per {brand*}: "{headline:quoted}"
Miniatura YouTube: "{headline:quoted}"
Copertina di un libro: titolo "{headline:quoted}", autore "{person}"
Cartolina con il testo "{headline:quoted}"
Una locandina per il film "{headline:quoted}", scura, {-:colour}
Icona per un'app di cucina, una pentola, {-:colour}
Logo per {-:trade} {brand*} con il nome sotto il simbolo
Crea un logo semplice per {brand*}, {-:colour}
Biglietto da visita per {person*}, {title}
Un logo per il mio laboratorio di sartoria {brand*}, {-:colour}`,
  pt: `
Logo para {-:trade} {brand*}, {-:colour} e {-:colour}
Preciso de um logo para {-:my-trade} {brand*}
Crie um logotipo moderno para {brand*}, {-:colour}
Um logo com uma árvore para {-:trade} {brand*}, letra fina
Cartaz para a {-:event} no dia {date} no {place}, a partir das {time}, fundo {-:colour}
Panfleto para um curso de dança, {date} às {time}, {price}
Cartaz: título "{headline:quoted}", data {date}, local {place}
Cartaz de concerto para a banda {brand*}, {date}, {place}, {-:colour} e {-:colour}
Convite para os {headline:feast}, {date}, {time}, {place}
Convite de casamento para {person} e {person}, {date}, {place}, {-:colour}
Menu para {-:trade} {brand*}: {list-item:dish}, {list-item:dish}, {list-item:dish}
Vale-presente para uma massagem no valor de {price}, {brand*}, {-:colour}
Cartão de visita para {person*}, {title}, {phone}, {email}
Cartões de visita para o {-:job} {person*}, telefone {phone}, {-:colour}
Desenhe um cartão de visita para {person*}, {title}, {-:colour} e {-:colour}
Cartão de visita para {brand*}, {address}
Site para {-:trade} {brand*}, botão "{cta}"
Página inicial para o aplicativo {brand*}, título "{headline:quoted}", botão "{cta}"
Site para {-:my-trade} {brand*}, menu: {nav}, {nav}, {nav}
Preciso de um site para {-:my-trade} {brand*}. Os visitantes devem poder reservar.
Site para {-:trade} {brand*}, muito espaço em branco
Loja online de {-:goods}, {brand*}, {-:colour}
Banner para os nossos saldos: {offer}, botão "{cta}", {-:colour}
Post de Instagram para {-:trade} {brand*}, "{headline:quoted}"
Capa de Facebook para {-:trade} {brand*}, {-:colour}
Crie um site para um hotel na montanha chamado {brand*}, {-:colour}
Ícone de aplicativo com um sino, {-:colour}
Folheto A5 para a nossa loja, {date:daily} {time}, {address}
Aviso: procura-se bicicleta, telefone {phone}
Cartaz publicitário para uma livraria que se chama {brand*}, "{headline:quoted}", {-:colour}
Um cartão de visita moderno: {person*}, {title}, {link}, {-:colour} com texto {-:colour}
Banner web 300x250 para {brand*}: "{headline:quoted}"
Miniatura do YouTube: "{headline:quoted}"
Capa de livro: título "{headline:quoted}", autor "{person}"
Postal com o texto "{headline:quoted}"
Um cartaz de filme para "{headline:quoted}", escuro, {-:colour}
Ícone para uma aplicação de cozinha, uma panela, {-:colour}
Logotipo para {-:trade} {brand*} com o nome abaixo do símbolo
Quero um logotipo simples para {brand*}, {-:colour}
Cartão de visita para {person*}, {title}
Um logo para a minha oficina de costura {brand*}, {-:colour}`,
  nl: `
Logo voor {-:trade} {brand*}, {-:colour} en {-:colour}
Ik heb een logo nodig voor {-:my-trade} {brand*}
Maak een modern logo voor {brand*}, {-:colour}
Een logo met een boom voor {-:trade} {brand*}, dunne letters
Poster voor het {-:event} op {date} in het {place}, vanaf {time}, {-:colour} achtergrond
Flyer voor een danscursus, {date} om {time}, {price}
Affiche: titel "{headline:quoted}", datum {date}, plaats {place}
Concertposter voor de band {brand*}, {date}, {place}, {-:colour} en {-:colour}
Uitnodiging voor de {headline:feast}, {date}, {time}, {place}
Trouwkaart voor {person} en {person}, {date}, {place}, {-:colour}
Menukaart voor {-:trade} {brand*}: {list-item:dish}, {list-item:dish}, {list-item:dish}
Cadeaubon voor een massage ter waarde van {price}, {brand*}, {-:colour}
Visitekaartje voor {person*}, {title}, {phone}, {email}
Visitekaartjes voor {-:job} {person*}, telefoon {phone}, {-:colour}
Ontwerp een visitekaartje voor {person*}, {title}, {-:colour} en {-:colour}
Visitekaartje voor {brand*}, {address}
Website voor {-:trade} {brand*}, knop "{cta}"
Landingspagina voor de app {brand*}, kop "{headline:quoted}", knop "{cta}"
Homepage voor {-:my-trade} {brand*}, menu: {nav}, {nav}, {nav}
Ik wil een website voor {-:my-trade} {brand*}. Bezoekers moeten kunnen boeken.
Website voor {-:trade} {brand*}, veel witruimte
Webwinkel voor {-:goods}, {brand*}, {-:colour}
Banner voor onze uitverkoop: {offer}, knop "{cta}", {-:colour}
Instagram-post voor {-:trade} {brand*}, "{headline:quoted}"
Facebook-omslagfoto voor {-:trade} {brand*}, {-:colour}
Maak een website voor een hotel in de bergen genaamd {brand*}, {-:colour}
App-icoon met een bel, {-:colour}
A5 folder voor onze winkel, {date:daily} {time}, {address}
Poster: fiets gezocht, telefoon {phone}
Reclameposter voor een boekwinkel die {brand*} heet, "{headline:quoted}", {-:colour}
Een modern visitekaartje: {person*}, {title}, {link}, {-:colour} met {-:colour} tekst
Webbanner 300x250 voor {brand*}: "{headline:quoted}"
YouTube-thumbnail: "{headline:quoted}"
Boekomslag: titel "{headline:quoted}", auteur "{person}"
Ansichtkaart met de tekst "{headline:quoted}"
Een filmposter voor "{headline:quoted}", donker, {-:colour}
Icoon voor een kook-app, een pan, {-:colour}
Logo voor {-:trade} {brand*} met de naam onder het symbool
Maak een eenvoudig logo voor {brand*}, {-:colour}
Visitekaartje voor {person*}, {title}
Reclameposter voor een winkel die {brand*} heet, {-:colour}
Webwinkel voor {-:goods}, {brand*}
Poster voor de {-:event}, {date}, {place}, {time}`,
}

/** What fills the slots, by language and list. */
export const FOREIGN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    trade:
      'die Bäckerei|den Friseur|das Restaurant|die Kanzlei|den Kindergarten|das Café|die Praxis|den Hofladen|die Musikschule|das Hotel|den Reitverein|die Eisdiele|das Architekturbüro|die Tierklinik',
    'my-trade':
      'meine Werkstatt|unseren Verein|meine Tanzschule|unser Hotel|meine Goldschmiede|unseren Chor|meine Fahrschule|unsere Apotheke|meinen Blumenladen',
    brand:
      'Morgentau|Lindenhof|Hansen & Töchter|Blauer Engel|Zum Anker|Federleicht|Alte Mühle|Rosenrot|Tante Emma|Raum und Licht|Werk 12|Sternschnuppe|Die Kastanie|Krone & Kamm|Glücksfall|Wiesengrund|Morgenrot|Kiesel|Wolke|Fuchs|Amsel|Silberdistel',
    colour: 'grün|rot|blau|gelb|schwarz|weiß|lila|türkis|hellblau|dunkelrot|beige|grau',
    event: 'Stadtfest|Weinfest|Schulfest|Straßenfest',
    class: 'Töpferkurs|Yogakurs|Malkurs|Schwimmkurs',
    job: 'Maler|Gärtner|Fotografen|Schreiner|Elektriker|Dachdecker',
    goods: 'Keramik|Tee|Wolle|Käse|Kaffee',
    date: '5. Mai|Samstag, 14. Juni|3. Oktober 2027|jeden Dienstag|ab 1. September|12.04.2027|Freitag|21. und 22. August|30. November',
    time: '18 Uhr|19:30 Uhr|ab 10 Uhr|14–17 Uhr|20:00 Uhr',
    daily: 'täglich|montags bis freitags|Mo–Sa|jeden Samstag',
    place:
      'Bürgerhaus Nord|Stadtgarten|Gasthof Adler|Alte Feuerwache|Marktplatz|Seepark|Schloss Tannheim|Kulturbahnhof',
    price: '12 €|25 €|Eintritt frei|100 €|8 Euro',
    feast: '50. Geburtstag von Peter|70. Geburtstag von Oma Inge|Sommerfest der Kita|80. Geburtstag von Karl|Richtfest',
    quoted: 'Tag der offenen Tür|Kunst im Hof|Wir backen es selbst|Frisch gepresst|Alles neu im Mai|Dein Garten ruft',
    person: 'Anna|Lukas Berg|Dr. Ute Kern|Jan|Petra Voigt|Mehmet Yilmaz|Sophie|Tim Albrecht',
    title:
      'Steuerberaterin|Fotograf|Hebamme|Schreiner|Rechtsanwältin|Goldschmiedin|Physiotherapeut|Friseur|Bäckermeister|Malerin|Notar|Ergotherapeutin|Gärtnermeister',
    dish: 'Schnitzel 14 €|Linsensuppe 6 €|Apfelstrudel 5 €|Käsespätzle 11 €|Hugo 7 €',
    phone: '0151 5550144|030 555 0167|0221 5550188|+49 40 555 0123',
    email: 'info@morgentau.example|post@lindenhof.example|kontakt@werk12.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: 'Hauptstraße 5, Köln|Am Markt 2|Lindenweg 17|Ringgasse 4, Graz',
    cta: 'Jetzt anmelden|Mehr erfahren|Platz sichern|Zum Shop|Anrufen',
    nav: 'Über uns|Angebot|Kontakt|Preise|Galerie|Termine|Team|Leistungen',
    offer: '20 % auf alle Jacken|bis zu 50 % Rabatt|2 für 1|25 % auf Bücher',
  },
  fr: {
    trade:
      'la boulangerie|le restaurant|la crèche|le cabinet|le café|le salon de coiffure|l’hôtel|la librairie|le glacier|le centre équestre|la clinique vétérinaire|l’école de musique|le cabinet d’architecture',
    'my-trade':
      'mon atelier|notre association|mon école de danse|notre chorale|ma bijouterie|mon salon|notre pharmacie|mon auto-école',
    brand:
      'Belle Étoile|Le Petit Marché|Maison Clément|Les Tilleuls|Au Fil de l’Eau|Chez Margot|L’Atelier Bleu|Grain de Sel|Les Coquelicots|Vent d’Ouest|Lune Rousse|Le Vieux Pont|Douze Marches|La Verrière|Rivage|Galet|Nuage|Merle|Aubépine|Sillage|Terre Douce',
    colour: 'vert|rouge|bleu|jaune|noir|blanc|violet|turquoise|bleu clair|vert foncé|beige|gris',
    event: 'fête du village|fête de la musique|kermesse|foire',
    job: 'peintre|plombier|photographe|menuisier|jardinier',
    goods: 'céramique|thé|laine|fromage|café',
    date: '5 mai|samedi 14 juin|3 octobre 2027|chaque mardi|dès le 1er septembre|12/04/2027|vendredi|21 et 22 août|tous les jeudis',
    time: '18h|19h30|10h|14h-17h|20 heures',
    daily: 'tous les jours|du lundi au vendredi|chaque samedi',
    place: 'Salle des Fêtes|Parc Monceau|Domaine des Pins|Théâtre du Quai|Place du Marché|Château de Brissy|La Grange',
    price: '12 €|25 €|entrée libre|100 €|8 euros',
    feast: '50 ans de Pierre|70 ans de Mamie|noces d’or de Jean et Lise|80 ans de Marcel',
    quoted:
      'Portes ouvertes|Le jardin en fête|Fait maison|Tout frais pressé|Un nouveau départ|Votre jardin vous appelle',
    person: 'Anne|Lucas Morel|Dr Sylvie Caron|Jean|Nadia Benali|Camille|Théo Garnier',
    title:
      'comptable|photographe|sage-femme|menuisier|avocate|coiffeur|kinésithérapeute|notaire|boulanger|peintre|ergothérapeute|paysagiste|architecte',
    dish: 'Soupe à l’oignon 7 €|Quiche 9 €|Tarte Tatin 6 €|Steak frites 15 €',
    phone: '06 12 55 50 44|01 55 50 16 70|04 55 50 18 80',
    email: 'bonjour@tilleuls.example|contact@maisonclement.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: '5 rue de la Paix, Nantes|2 place du Marché|17 chemin des Vignes',
    cta: 'S’inscrire|En savoir plus|Réserver|Voir la boutique',
    nav: 'Accueil|Services|Contact|Tarifs|Galerie|Agenda|L’équipe|Qui sommes-nous',
    offer: '20 % sur toutes les vestes|jusqu’à -50 %|2 pour 1|25 % sur les livres',
  },
  es: {
    trade:
      'la panadería|el restaurante|la guardería|el bufete|el café|la peluquería|el hotel|la librería|la heladería|el centro hípico|la clínica veterinaria|la escuela de música|la pizzería|el estudio de arquitectura',
    'my-trade':
      'mi taller|nuestra asociación|mi escuela de danza|nuestro coro|mi joyería|mi salón|nuestra farmacia|mi autoescuela',
    brand:
      'Luna Llena|El Rincón Verde|Casa Clemente|Los Tilos|Mar Adentro|Doña Rosa|El Taller Azul|Grano de Sal|Las Amapolas|Viento Sur|Puente Viejo|Doce Pasos|La Veranda|Orilla|Guijarro|Nube|Mirlo|Romero|Estela|Barro Fino',
    colour: 'verde|rojo|azul|amarillo|negro|blanco|morado|turquesa|azul claro|verde oscuro|beige|gris',
    event: 'fiesta del barrio|verbena|feria|romería',
    job: 'pintor|fontanero|fotógrafo|carpintero|electricista',
    goods: 'cerámica|té|lana|queso|café',
    date: '5 de mayo|sábado 14 de junio|3 de octubre de 2027|cada martes|desde el 1 de septiembre|12/04/2027|viernes|21 y 22 de agosto|todos los jueves',
    time: '18:00|19:30|10 h|de 14 a 17 h|20 horas',
    daily: 'todos los días|de lunes a viernes|cada sábado',
    place: 'Salón Municipal|Parque del Oeste|Finca Los Pinos|Teatro del Puerto|Plaza Mayor|Palacio de Brisas',
    price: '12 €|25 €|entrada libre|100 €|8 euros',
    feast: '50 años de Pedro|70 años de la abuela|bodas de oro de Juan y Luisa|80 años de Manuel',
    quoted: 'Puertas abiertas|El jardín en fiesta|Hecho en casa|Recién exprimido|Un nuevo comienzo|Tu jardín te llama',
    person: 'Ana|Lucas Moreno|Dra. Silvia Carrión|Juan|Nadia Belmonte|Camila|Teo Garrido',
    title:
      'contable|fotógrafo|comadrona|carpintero|abogada|peluquero|fisioterapeuta|notario|panadero|pintora|jardinero|arquitecto|fontanero',
    dish: 'Gazpacho 6 €|Tortilla 8 €|Flan 4 €|Paella 15 €',
    phone: '612 555 044|915 550 167|655 501 880',
    email: 'hola@tilos.example|contacto@clemente.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: 'Calle de la Paz 5, Valencia|Plaza del Mercado 2|Camino de las Viñas 17',
    cta: 'Apúntate|Saber más|Reservar|Ver la tienda',
    nav: 'Inicio|Servicios|Contacto|Precios|Galería|Agenda|Equipo|Quiénes somos',
    offer: '20 % en todas las chaquetas|hasta el 50 %|2 por 1|25 % en libros',
  },
  it: {
    trade:
      'la panetteria|il ristorante|l’asilo|lo studio legale|il caffè|il parrucchiere|l’albergo|la libreria|la gelateria|il maneggio|la clinica veterinaria|la scuola di musica|la pizzeria|lo studio di architettura',
    'my-trade':
      'il mio laboratorio|la nostra associazione|la mia scuola di danza|il nostro coro|la mia gioielleria|il mio salone|la nostra farmacia|la mia autoscuola',
    brand:
      'Luna Piena|Angolo Verde|Casa Clementi|I Tigli|Mare Aperto|Donna Rosa|La Bottega Blu|Grano di Sale|I Papaveri|Vento del Sud|Ponte Vecchio|Dodici Passi|La Veranda|Riva|Ciottolo|Merlo|Rosmarino|Scia|Fil d’Oro|Da Nino',
    colour: 'verde|rosso|blu|giallo|nero|bianco|viola|turchese|azzurro|verde scuro|beige|grigio',
    event: 'festa del paese|sagra|fiera|festa della musica',
    job: 'pittore|idraulico|fotografo|falegname|elettricista',
    goods: 'ceramica|tè|lana|formaggio|caffè',
    date: '5 maggio|sabato 14 giugno|3 ottobre 2027|ogni martedì|dal 1 settembre|12/04/2027|venerdì|21 e 22 agosto|tutti i giovedì',
    time: '18:00|19:30|ore 10|dalle 14 alle 17|ore 20',
    daily: 'tutti i giorni|dal lunedì al venerdì|ogni sabato',
    place: 'Sala Comunale|Parco Ducale|Villa dei Pini|Teatro del Porto|Piazza Maggiore|Palazzo Brizzi',
    price: '12 €|25 €|ingresso libero|100 €|8 euro',
    feast: '50 anni di Pietro|70 anni della nonna|nozze d’oro di Gino e Luisa|80 anni di Marcello',
    quoted: 'Porte aperte|Il giardino in festa|Fatto in casa|Appena spremuto|Un nuovo inizio|Il tuo giardino ti chiama',
    person: 'Anna|Luca Moretti|Dott.ssa Silvia Carli|Gianni|Nadia Belli|Camilla|Teo Garroni',
    title:
      'commercialista|fotografo|ostetrica|falegname|avvocata|parrucchiere|fisioterapista|notaio|panettiere|pittrice|giardiniere|architetto|idraulico',
    dish: 'Minestrone 6 €|Lasagne 9 €|Panna cotta 5 €|Risotto 12 €',
    phone: '333 555 0144|06 5550 167|347 555 0188',
    email: 'ciao@tigli.example|info@clementi.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: 'Via della Pace 5, Bologna|Piazza del Mercato 2|Strada delle Vigne 17',
    cta: 'Iscriviti|Scopri di più|Prenota|Vai al negozio',
    nav: 'Home|Servizi|Contatti|Prezzi|Galleria|Agenda|Il team|Chi siamo',
    offer: '20% su tutte le giacche|fino al 50%|2 per 1|25% sui libri',
  },
  pt: {
    trade:
      'a padaria|o restaurante|a creche|o escritório de advogados|o café|o cabeleireiro|o hotel|a livraria|a gelataria|o centro hípico|a clínica veterinária|a escola de música|a pizzaria|o escritório de arquitetura',
    'my-trade':
      'a minha oficina|a nossa associação|a minha escola de dança|o nosso coro|a minha joalharia|o meu salão|a nossa farmácia|a minha escola de condução',
    brand:
      'Lua Cheia|Canto Verde|Casa Clemente|As Tílias|Mar Aberto|Dona Rosa|Oficina Azul|Grão de Sal|As Papoilas|Vento Sul|Ponte Velha|Doze Passos|A Varanda|Onda|Seixo|Brisa|Melro|Alecrim|Raiz|As Gaivotas',
    colour: 'verde|vermelho|azul|amarelo|preto|branco|roxo|turquesa|azul claro|verde escuro|bege|cinzento',
    event: 'festa da aldeia|festa junina|feira|festa da música',
    job: 'pintor|canalizador|fotógrafo|carpinteiro|eletricista',
    goods: 'cerâmica|chá|lã|queijo|café',
    date: '5 de maio|sábado, 14 de junho|3 de outubro de 2027|todas as terças|a partir de 1 de setembro|12/04/2027|sexta-feira|21 e 22 de agosto|todas as quintas',
    time: '18h|19h30|10h|das 14h às 17h|20 horas',
    daily: 'todos os dias|de segunda a sexta|todos os sábados',
    place: 'Salão Municipal|Parque da Paz|Quinta dos Pinheiros|Teatro do Porto|Praça Maior|Palácio de Brisas',
    price: '12 €|25 €|entrada livre|100 €|R$ 30',
    feast: '50 anos do Pedro|70 anos da avó|bodas de ouro de João e Luísa|80 anos do Manuel',
    quoted: 'Portas abertas|O jardim em festa|Feito em casa|Acabado de espremer|Um novo começo|O seu jardim chama',
    person: 'Ana|Lucas Moreira|Dra. Sílvia Carvalho|João|Nádia Belo|Camila|Teo Garcia',
    title:
      'contabilista|fotógrafo|parteira|carpinteiro|advogada|cabeleireiro|fisioterapeuta|notário|padeiro|pintora|jardineiro|arquiteto|canalizador',
    dish: 'Caldo verde 5 €|Bacalhau 14 €|Pastel de nata 2 €|Francesinha 11 €',
    phone: '912 555 044|21 555 0167|965 550 188',
    email: 'ola@tilias.example|contacto@clemente.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: 'Rua da Paz 5, Braga|Praça do Mercado 2|Caminho das Vinhas 17',
    cta: 'Inscreva-se|Saiba mais|Reservar|Ver a loja',
    nav: 'Início|Serviços|Contacto|Preços|Galeria|Agenda|Equipa|Quem somos',
    offer: '20% em todos os casacos|até 50%|2 por 1|25% em livros',
  },
  nl: {
    trade:
      'bakkerij|het restaurant|kinderdagverblijf|advocatenkantoor|café|de kapper|hotel|boekwinkel|ijssalon|manege|dierenkliniek|muziekschool|pizzeria|architectenbureau',
    'my-trade':
      'mijn atelier|onze vereniging|mijn dansschool|ons koor|mijn juwelierszaak|mijn salon|onze apotheek|mijn rijschool',
    brand:
      'Volle Maan|Het Groene Hoekje|Huis Clement|De Linden|Open Zee|Tante Roos|De Blauwe Winkel|Korrel Zout|De Klaproos|Zuidenwind|Oude Brug|Twaalf Stappen|De Veranda|Oever|Kiezel|Merel|Rozemarijn|Spoor|Bijenkorf|Leesplezier',
    colour:
      'groene|rode|blauwe|gele|zwarte|witte|paarse|groen|rood|blauw|geel|zwart|wit|paars|lichtblauw|donkergroen|beige|grijs',
    event: 'dorpsfeest|wijnfeest|schoolfeest|straatfeest',
    job: 'schilder|loodgieter|fotograaf|timmerman|elektricien',
    goods: 'keramiek|thee|wol|kaas|koffie',
    date: '5 mei|zaterdag 14 juni|3 oktober 2027|elke dinsdag|vanaf 1 september|12-04-2027|vrijdag|21 en 22 augustus|elke donderdag',
    time: '18.00 uur|19.30 uur|10 uur|14-17 uur|20 uur',
    daily: 'dagelijks|maandag t/m vrijdag|elke zaterdag',
    place: 'Buurthuis|Stadspark|Landgoed De Eik|Theater aan de Kade|Grote Markt|Kasteel Brink',
    price: '€ 12|€ 25|gratis toegang|€ 100|8 euro',
    feast: '50e verjaardag van Piet|70e verjaardag van oma|gouden bruiloft van Jan en Lies|80e verjaardag van Kees',
    quoted: 'Open dag|De tuin viert feest|Zelf gemaakt|Vers geperst|Een nieuw begin|Je tuin roept',
    person: 'Anna|Lucas Mulder|Dr. Silvia Kok|Jan|Nadia Bos|Camiel|Teun Gerritsen',
    title:
      'boekhouder|fotograaf|verloskundige|timmerman|advocaat|kapper|fysiotherapeut|notaris|bakker|schilder|hovenier|architect|loodgieter',
    dish: 'Erwtensoep € 6|Stamppot € 12|Appeltaart € 4|Bitterballen € 7',
    phone: '06 5550 1444|020 555 0167|+31 10 555 0188',
    email: 'hallo@linden.example|info@clement.example',
    link: 'www.tilia.example|werk12.example|casa-clemente.example',
    address: 'Vredestraat 5, Utrecht|Marktplein 2|Wijngaardweg 17',
    cta: 'Meld je aan|Meer weten|Reserveer|Naar de winkel',
    nav: 'Home|Diensten|Contact|Prijzen|Galerij|Agenda|Team|Wie wij zijn',
    offer: '20% op alle jassen|tot 50% korting|2 voor 1|25% op boeken',
  },
}
