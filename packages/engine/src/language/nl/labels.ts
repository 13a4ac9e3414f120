/** Headings of sections, labels of facts and fields of forms in Dutch, by their English. */
export const LABELS = `
At a glance: In één oogopslag
What to expect: Wat je kunt verwachten
In short: In het kort
How it works: Zo werkt het
Step by step: Stap voor stap
Who you will meet: Wie je ontmoet
Good to know: Goed om te weten
Before you ask: Voor je het vraagt
Questions: Vragen
Get in touch: Neem contact op
How to reach us: Zo bereik je ons
The details: De details
The menu: De kaart
From the oven: Uit de oven
The list: De kaart
Line-up: Programma
Programme: Programma
Subjects: Vakken
Treatments: Behandelingen
Classes: Lessen
Prices: Prijzen
On offer: Aanbod
Find us: Hier vind je ons
Phone: Telefoon
E-mail: E-mail
Online: Online
Social: Social
Address: Adres
Time: Tijd
Date: Datum
Place: Plaats
Price: Prijs
Offer: Aanbieding
With: Met
Role: Beroep
Hours: Openingstijden
Note: Let op
Arrive: Aankomst
Leave: Vertrek
Guests: Gasten
Day: Dag
When: Wanneer
Where: Waar
Where to: Waarheen
Travellers: Reizigers
What: Wat
Rooms: Kamers
Reason: Reden
Animal: Dier
Treatment: Behandeling
Class: Les
Level: Niveau
Vehicle: Voertuig
Service: Dienst
Job: Klus
From: Van
To: Naar
Tour: Tocht
Group: Groep
Choose a date: Kies een datum
Choose a day: Kies een dag
Choose a time: Kies een tijd
Choose a place: Kies een plaats
Choose a visit: Maak een keuze
Choose one: Maak een keuze
How many?: Hoeveel?
Town or district: Plaats of wijk
Town or postcode: Plaats of postcode
House or flat: Huis of appartement
Morning or afternoon: Ochtend of middag
Dog, cat, other: Hond, kat, anders
New or practised: Nieuw of gevorderd
Make and model: Merk en model
What needs doing?: Wat moet er gebeuren?
Presented to: Toegekend aan
Awarded to: Uitgereikt aan
Proudly presented to: Met trots toegekend aan
This certificate is presented to: Dit certificaat is toegekend aan
Name: Naam
Signature: Handtekening
You are invited: U bent uitgenodigd
Save the date: Noteer de datum
RSVP: Graag antwoord
Starters: Voorgerechten
Mains: Hoofdgerechten
Desserts: Nagerechten
Your dish: Uw gerecht
Signatures: Huisdrankjes
Classics: Klassiekers
Your drink: Uw drankje
Passenger: Passagier
Seat: Plaats
Raffle ticket: Lot
Admit one: Toegang voor één persoon
No.: Nr.
Your photo: Uw foto
Your e-mail address: Uw e-mailadres
Your name: Uw naam
`
