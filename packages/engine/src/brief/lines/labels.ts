/** Headings of sections, labels of facts and fields of forms in six languages: English | German | French | Spanish | Italian | Portuguese | Dutch. */
import { LANGUAGES, type Language } from '../../language/foreign.ts'

const ROWS = `
At a glance | Auf einen Blick | En bref | De un vistazo | In breve | Num relance | In één oogopslag
What to expect | Was Sie erwartet | Ce qui vous attend | Qué te espera | Che cosa ti aspetta | O que o espera | Wat je kunt verwachten
In short | Kurz gesagt | En résumé | En resumen | In sintesi | Em resumo | In het kort
How it works | So geht es | Comment ça marche | Cómo funciona | Come funziona | Como funciona | Zo werkt het
Step by step | Schritt für Schritt | Pas à pas | Paso a paso | Passo dopo passo | Passo a passo | Stap voor stap
Who you will meet | Wer Sie erwartet | Qui vous accueille | Quiénes somos | Chi incontrerai | Quem vai encontrar | Wie je ontmoet
Good to know | Gut zu wissen | Bon à savoir | Bueno saberlo | Buono a sapersi | Bom saber | Goed om te weten
Before you ask | Bevor Sie fragen | Avant de demander | Antes de preguntar | Prima di chiedere | Antes de perguntar | Voor je het vraagt
Questions | Fragen | Questions | Preguntas | Domande | Perguntas | Vragen
Get in touch | Kontakt | Nous contacter | Contacto | Contatti | Contacto | Neem contact op
How to reach us | So erreichen Sie uns | Nous joindre | Cómo encontrarnos | Come raggiungerci | Como nos encontrar | Zo bereik je ons
The details | Die Einzelheiten | Les détails | Los detalles | I dettagli | Os detalhes | De details
The menu | Die Karte | La carte | La carta | Il menu | A ementa | De kaart
From the oven | Aus dem Ofen | Sorti du four | Del horno | Dal forno | Do forno | Uit de oven
The list | Die Karte | La carte | La lista | La lista | A lista | De kaart
Line-up | Programm | À l’affiche | Cartel | Programma | Cartaz | Programma
Programme | Programm | Programme | Programa | Programma | Programa | Programma
Subjects | Fächer | Matières | Materias | Materie | Matérias | Vakken
Treatments | Behandlungen | Soins | Tratamientos | Trattamenti | Tratamentos | Behandelingen
Classes | Kurse | Cours | Clases | Corsi | Aulas | Lessen
Prices | Preise | Tarifs | Precios | Prezzi | Preços | Prijzen
On offer | Angebot | Au programme | Qué ofrecemos | Che cosa offriamo | O que oferecemos | Aanbod
Find us | So finden Sie uns | Nous trouver | Encuéntranos | Dove siamo | Onde estamos | Hier vind je ons
Phone | Telefon | Téléphone | Teléfono | Telefono | Telefone | Telefoon
E-mail | E-Mail | E-mail | Correo | E-mail | E-mail | E-mail
Online | Online | En ligne | En línea | Online | Online | Online
Social | Social Media | Réseaux | Redes | Social | Redes | Social
Address | Adresse | Adresse | Dirección | Indirizzo | Morada | Adres
Time | Zeit | Heure | Hora | Ora | Hora | Tijd
Date | Datum | Date | Fecha | Data | Data | Datum
Place | Ort | Lieu | Lugar | Luogo | Local | Plaats
Price | Preis | Prix | Precio | Prezzo | Preço | Prijs
Offer | Angebot | Offre | Oferta | Offerta | Oferta | Aanbieding
With | Mit | Avec | Con | Con | Com | Met
Role | Beruf | Métier | Profesión | Professione | Profissão | Beroep
Hours | Öffnungszeiten | Horaires | Horario | Orari | Horário | Openingstijden
Note | Hinweis | À noter | Nota | Nota | Nota | Let op
Arrive | Anreise | Arrivée | Llegada | Arrivo | Chegada | Aankomst
Leave | Abreise | Départ | Salida | Partenza | Partida | Vertrek
Guests | Gäste | Personnes | Personas | Ospiti | Pessoas | Gasten
Day | Tag | Jour | Día | Giorno | Dia | Dag
When | Wann | Quand | Cuándo | Quando | Quando | Wanneer
Where | Wo | Où | Dónde | Dove | Onde | Waar
Where to | Wohin | Où aller | Adónde | Dove andare | Para onde | Waarheen
Travellers | Reisende | Voyageurs | Viajeros | Viaggiatori | Viajantes | Reizigers
What | Was | Quoi | Qué | Che cosa | O quê | Wat
Rooms | Zimmer | Pièces | Habitaciones | Stanze | Quartos | Kamers
Reason | Anlass | Motif | Motivo | Motivo | Motivo | Reden
Animal | Tier | Animal | Animal | Animale | Animal | Dier
Treatment | Behandlung | Soin | Tratamiento | Trattamento | Tratamento | Behandeling
Class | Kurs | Cours | Clase | Corso | Aula | Les
Level | Niveau | Niveau | Nivel | Livello | Nível | Niveau
Vehicle | Fahrzeug | Véhicule | Vehículo | Veicolo | Veículo | Voertuig
Service | Leistung | Service | Servicio | Servizio | Serviço | Dienst
Job | Auftrag | Travaux | Trabajo | Lavoro | Trabalho | Klus
From | Von | De | Desde | Da | De | Van
To | Nach | À | Hasta | A | Para | Naar
Tour | Tour | Sortie | Ruta | Gita | Passeio | Tocht
Group | Gruppe | Groupe | Grupo | Gruppo | Grupo | Groep
Choose a date | Datum wählen | Choisir une date | Elige una fecha | Scegli una data | Escolha uma data | Kies een datum
Choose a day | Tag wählen | Choisir un jour | Elige un día | Scegli un giorno | Escolha um dia | Kies een dag
Choose a time | Uhrzeit wählen | Choisir une heure | Elige una hora | Scegli un orario | Escolha uma hora | Kies een tijd
Choose a place | Ort wählen | Choisir un lieu | Elige un lugar | Scegli un luogo | Escolha um lugar | Kies een plaats
Choose a visit | Bitte wählen | Choisir un motif | Elige un motivo | Scegli un motivo | Escolha um motivo | Maak een keuze
Choose one | Bitte wählen | Choisir | Elige | Scegli | Escolha | Maak een keuze
How many? | Wie viele? | Combien ? | ¿Cuántos? | Quanti? | Quantos? | Hoeveel?
Town or district | Ort oder Viertel | Ville ou quartier | Ciudad o barrio | Città o quartiere | Cidade ou bairro | Plaats of wijk
Town or postcode | Ort oder Postleitzahl | Ville ou code postal | Ciudad o código postal | Città o CAP | Cidade ou código postal | Plaats of postcode
House or flat | Haus oder Wohnung | Maison ou appartement | Casa o piso | Casa o appartamento | Casa ou apartamento | Huis of appartement
Morning or afternoon | Vor- oder Nachmittag | Matin ou après-midi | Mañana o tarde | Mattina o pomeriggio | Manhã ou tarde | Ochtend of middag
Dog, cat, other | Hund, Katze, anderes | Chien, chat, autre | Perro, gato, otro | Cane, gatto, altro | Cão, gato, outro | Hond, kat, anders
New or practised | Neu oder geübt | Débutant ou confirmé | Principiante o avanzado | Principiante o esperto | Iniciante ou avançado | Nieuw of gevorderd
Make and model | Marke und Modell | Marque et modèle | Marca y modelo | Marca e modello | Marca e modelo | Merk en model
What needs doing? | Was ist zu tun? | Que faut-il faire ? | ¿Qué hay que hacer? | Che cosa serve? | O que é preciso? | Wat moet er gebeuren?
`

const TABLE: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .map((cells) => [cells[0] ?? '', cells] as const),
)

/** A label in the prompt's language; as it stands where that is English or the table lacks it. */
export const labelIn = (language: Language | undefined, label: string): string =>
  TABLE.get(label)?.[LANGUAGES.indexOf(language ?? 'en')] ?? label
