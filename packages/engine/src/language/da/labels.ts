/** Headings of sections, labels of facts and fields of forms in Danish, by their English. */
export const LABELS = `
At a glance: Overblik
What to expect: Det kan du vente dig
In short: Kort fortalt
How it works: Sådan fungerer det
Step by step: Trin for trin
Who you will meet: Hvem du møder
Good to know: Godt at vide
Before you ask: Før du spørger
Questions: Spørgsmål
Get in touch: Kontakt
How to reach us: Sådan når du os
The details: Detaljerne
The menu: Menukortet
From the oven: Fra ovnen
The list: Kortet
Line-up: Program
Programme: Program
Subjects: Fag
Treatments: Behandlinger
Classes: Hold
Prices: Priser
On offer: Det tilbyder vi
Find us: Find os
Phone: Telefon
E-mail: E-mail
Online: Online
Social: Sociale medier
Address: Adresse
Time: Tid
Date: Dato
Place: Sted
Price: Pris
Offer: Tilbud
With: Med
Role: Stilling
Hours: Åbningstider
Note: Bemærk
Arrive: Ankomst
Leave: Afrejse
Guests: Gæster
Day: Dag
When: Hvornår
Where: Hvor
Where to: Hvorhen
Travellers: Rejsende
What: Hvad
Rooms: Værelser
Reason: Anledning
Animal: Dyr
Treatment: Behandling
Class: Hold
Level: Niveau
Vehicle: Køretøj
Service: Ydelse
Job: Opgave
From: Fra
To: Til
Tour: Tur
Group: Gruppe
Choose a date: Vælg en dato
Choose a day: Vælg en dag
Choose a time: Vælg et tidspunkt
Choose a place: Vælg et sted
Choose a visit: Vælg et ærinde
Choose one: Vælg en
How many?: Hvor mange?
Town or district: By eller bydel
Town or postcode: By eller postnummer
House or flat: Hus eller lejlighed
Morning or afternoon: Formiddag eller eftermiddag
Dog, cat, other: Hund, kat, andet
New or practised: Ny eller øvet
Make and model: Mærke og model
What needs doing?: Hvad skal gøres?
Presented to: Tildelt
Awarded to: Tildelt
Proudly presented to: Tildeles med stolthed
This certificate is presented to: Dette bevis tildeles
Name: Navn
Signature: Underskrift
You are invited: Du er inviteret
Save the date: Sæt kryds i kalenderen
RSVP: Svar udbedes
Starters: Forretter
Mains: Hovedretter
Desserts: Desserter
Your dish: Din ret
Signatures: Husets egne
Classics: Klassikere
Your drink: Din drik
Passenger: Passager
Seat: Plads
Raffle ticket: Lodseddel
Admit one: Adgang for én person
No.: Nr.
Your photo: Dit foto
Your e-mail address: Din e-mailadresse
Your name: Dit navn
`
