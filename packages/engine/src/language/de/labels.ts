/** Headings of sections, labels of facts and fields of forms in German, by their English. */
export const LABELS = `
At a glance: Auf einen Blick
What to expect: Was Sie erwartet
In short: Kurz gesagt
How it works: So geht es
Step by step: Schritt für Schritt
Who you will meet: Wer Sie erwartet
Good to know: Gut zu wissen
Before you ask: Bevor Sie fragen
Questions: Fragen
Get in touch: Kontakt
How to reach us: So erreichen Sie uns
The details: Die Einzelheiten
The menu: Die Karte
From the oven: Aus dem Ofen
The list: Die Karte
Line-up: Programm
Programme: Programm
Subjects: Fächer
Treatments: Behandlungen
Classes: Kurse
Prices: Preise
On offer: Angebot
Find us: So finden Sie uns
Phone: Telefon
E-mail: E-Mail
Online: Online
Social: Social Media
Address: Adresse
Time: Zeit
Date: Datum
Place: Ort
Price: Preis
Offer: Angebot
With: Mit
Role: Beruf
Hours: Öffnungszeiten
Note: Hinweis
Arrive: Anreise
Leave: Abreise
Guests: Gäste
Day: Tag
When: Wann
Where: Wo
Where to: Wohin
Travellers: Reisende
What: Was
Rooms: Zimmer
Reason: Anlass
Animal: Tier
Treatment: Behandlung
Class: Kurs
Level: Niveau
Vehicle: Fahrzeug
Service: Leistung
Job: Auftrag
From: Von
To: Nach
Tour: Tour
Group: Gruppe
Choose a date: Datum wählen
Choose a day: Tag wählen
Choose a time: Uhrzeit wählen
Choose a place: Ort wählen
Choose a visit: Bitte wählen
Choose one: Bitte wählen
How many?: Wie viele?
Town or district: Ort oder Viertel
Town or postcode: Ort oder Postleitzahl
House or flat: Haus oder Wohnung
Morning or afternoon: Vor- oder Nachmittag
Dog, cat, other: Hund, Katze, anderes
New or practised: Neu oder geübt
Make and model: Marke und Modell
What needs doing?: Was ist zu tun?
Presented to: Verliehen an
Awarded to: Verliehen an
Proudly presented to: Mit Stolz verliehen an
This certificate is presented to: Diese Urkunde erhält
Name: Name
Signature: Unterschrift
You are invited: Sie sind eingeladen
Save the date: Termin vormerken
RSVP: Antwort erbeten
Starters: Vorspeisen
Mains: Hauptgerichte
Desserts: Nachspeisen
Your dish: Ihr Gericht
Signatures: Hausgetränke
Classics: Klassiker
Your drink: Ihr Getränk
Passenger: Fahrgast
Seat: Platz
Raffle ticket: Los
Admit one: Eintritt für eine Person
No.: Nr.
Your photo: Ihr Foto
Your e-mail address: Ihre E-Mail-Adresse
Your name: Ihr Name
`
