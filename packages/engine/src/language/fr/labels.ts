/** Headings of sections, labels of facts and fields of forms in French, by their English. */
export const LABELS = `
At a glance: En bref
What to expect: Ce qui vous attend
In short: En résumé
How it works: Comment ça marche
Step by step: Pas à pas
Who you will meet: Qui vous accueille
Good to know: Bon à savoir
Before you ask: Avant de demander
Questions: Questions
Get in touch: Nous contacter
How to reach us: Nous joindre
The details: Les détails
The menu: La carte
From the oven: Sorti du four
The list: La carte
Line-up: À l’affiche
Programme: Programme
Subjects: Matières
Treatments: Soins
Classes: Cours
Prices: Tarifs
On offer: Au programme
Find us: Nous trouver
Phone: Téléphone
E-mail: E-mail
Online: En ligne
Social: Réseaux
Address: Adresse
Time: Heure
Date: Date
Place: Lieu
Price: Prix
Offer: Offre
With: Avec
Role: Métier
Hours: Horaires
Note: À noter
Arrive: Arrivée
Leave: Départ
Guests: Personnes
Day: Jour
When: Quand
Where: Où
Where to: Où aller
Travellers: Voyageurs
What: Quoi
Rooms: Pièces
Reason: Motif
Animal: Animal
Treatment: Soin
Class: Cours
Level: Niveau
Vehicle: Véhicule
Service: Service
Job: Travaux
From: De
To: À
Tour: Sortie
Group: Groupe
Choose a date: Choisir une date
Choose a day: Choisir un jour
Choose a time: Choisir une heure
Choose a place: Choisir un lieu
Choose a visit: Choisir un motif
Choose one: Choisir
How many?: Combien ?
Town or district: Ville ou quartier
Town or postcode: Ville ou code postal
House or flat: Maison ou appartement
Morning or afternoon: Matin ou après-midi
Dog, cat, other: Chien, chat, autre
New or practised: Débutant ou confirmé
Make and model: Marque et modèle
What needs doing?: Que faut-il faire ?
Presented to: Décerné à
Awarded to: Remis à
Proudly presented to: Remis avec fierté à
This certificate is presented to: Ce certificat est décerné à
Name: Nom
Signature: Signature
You are invited: Vous êtes invités
Save the date: Réservez la date
RSVP: Réponse souhaitée
Starters: Entrées
Mains: Plats
Desserts: Desserts
Your dish: Votre plat
Signatures: Créations
Classics: Classiques
Your drink: Votre boisson
Passenger: Passager
Seat: Place
Raffle ticket: Billet de tombola
Admit one: Entrée pour une personne
No.: N°
Your photo: Votre photo
Your e-mail address: Votre adresse e-mail
Your name: Votre nom
`
