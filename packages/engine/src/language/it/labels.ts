/** Headings of sections, labels of facts and fields of forms in Italian, by their English. */
export const LABELS = `
At a glance: In breve
What to expect: Che cosa ti aspetta
In short: In sintesi
How it works: Come funziona
Step by step: Passo dopo passo
Who you will meet: Chi incontrerai
Good to know: Buono a sapersi
Before you ask: Prima di chiedere
Questions: Domande
Get in touch: Contatti
How to reach us: Come raggiungerci
The details: I dettagli
The menu: Il menu
From the oven: Dal forno
The list: La lista
Line-up: Programma
Programme: Programma
Subjects: Materie
Treatments: Trattamenti
Classes: Corsi
Prices: Prezzi
On offer: Che cosa offriamo
Find us: Dove siamo
Phone: Telefono
E-mail: E-mail
Online: Online
Social: Social
Address: Indirizzo
Time: Ora
Date: Data
Place: Luogo
Price: Prezzo
Offer: Offerta
With: Con
Role: Professione
Hours: Orari
Note: Nota
Arrive: Arrivo
Leave: Partenza
Guests: Ospiti
Day: Giorno
When: Quando
Where: Dove
Where to: Dove andare
Travellers: Viaggiatori
What: Che cosa
Rooms: Stanze
Reason: Motivo
Animal: Animale
Treatment: Trattamento
Class: Corso
Level: Livello
Vehicle: Veicolo
Service: Servizio
Job: Lavoro
From: Da
To: A
Tour: Gita
Group: Gruppo
Choose a date: Scegli una data
Choose a day: Scegli un giorno
Choose a time: Scegli un orario
Choose a place: Scegli un luogo
Choose a visit: Scegli un motivo
Choose one: Scegli
How many?: Quanti?
Town or district: Città o quartiere
Town or postcode: Città o CAP
House or flat: Casa o appartamento
Morning or afternoon: Mattina o pomeriggio
Dog, cat, other: Cane, gatto, altro
New or practised: Principiante o esperto
Make and model: Marca e modello
What needs doing?: Che cosa serve?
Presented to: Conferito a
Awarded to: Assegnato a
Proudly presented to: Conferito con orgoglio a
This certificate is presented to: Questo attestato è conferito a
Name: Nome
Signature: Firma
You are invited: Siete invitati
Save the date: Segnatevi la data
RSVP: Si prega di confermare
Starters: Antipasti
Mains: Secondi
Desserts: Dolci
Your dish: Il vostro piatto
Signatures: Della casa
Classics: Classici
Your drink: La vostra bevanda
Passenger: Passeggero
Seat: Posto
Raffle ticket: Biglietto della lotteria
Admit one: Ingresso per una persona
No.: N.
Your photo: La vostra foto
Your e-mail address: Il vostro indirizzo e-mail
Your name: Il vostro nome
`
