/** Prompts with lists, marked as in labelled-prompts.ts: numbered, with bullets, announced by a word, or recognised by items that are alike. */
export const LISTS = `
Poster for the workshop wall. Title [headline:"Saw safety"]. 1. [list-item:Wear goggles] 2. [list-item:Tie back long hair] 3. [list-item:Unplug before cleaning] 4. [list-item:Ask if unsure]
---
make a poster with three steps: [list-item:measure twice], [list-item:cut once] and [list-item:sand the edges]
---
Poster on saving water with four tips: [list-item:take short showers], [list-item:fix dripping taps], [list-item:collect rain], [list-item:water at night]. Blue, simple.
---
A flyer with five rules for the sauna: 1) [list-item:shower first] 2) [list-item:bring a towel] 3) [list-item:speak softly] 4) [list-item:no phones] 5) [list-item:drink water]
---
menu card for [brand*:Bistro Karl]: [list-item:Goulash 12.50], [list-item:Dumplings 9.80], [list-item:Apple strudel 6.00], [list-item:House wine 4.20]
---
Menu for the [brand*:Gull & Anchor]
[list-item:Fish pie 14]
[list-item:Mussels 13]
[list-item:Chips 4]
[list-item:Ale 5.50]
---
Line-up poster for [headline*:Wildwater Festival]: [list-item:Nora Blum], [list-item:The Tin Hats], [list-item:Oto & Mei], [list-item:Kingfisher]. [date:11 July], [place:Mill Meadow]
---
Gig poster with the bands [list-item:Low Ceiling], [list-item:Wet Paint] and [list-item:Mother Tongue], [date:Fri 3 May], [time:doors 8], [place:The Cellar]
---
Flyer: [headline:Beekeepers' spring programme]
- [list-item:5 April: Opening the hives]
- [list-item:19 April: Swarm control]
- [list-item:3 May: Honey tasting]
---
Price list for the barber shop [brand*:Razor Row]. [list-item:Cut 22 €], [list-item:Beard 15 €], [list-item:Cut and beard 34 €], [list-item:Kids 14 €]. Dark wood look.
---
Schedule for our sports day at [place:Hillview School]: [list-item:9:00 Sack race]; [list-item:9:45 Relay]; [list-item:11:00 Tug of war]; [list-item:12:15 Picnic on the field]
---
Poster with the day's plan. [list-item:10:00 Arrival], [list-item:10:30 Guided walk], [list-item:13:00 Soup by the fire], [list-item:15:00 Songs]
---
opening hours sign for [brand*:Linden Pharmacy]
[list-item:Mon - Thu 8:00 - 18:30]
[list-item:Friday 8:00 - 17:00]
[list-item:Saturday 9:00 - 12:00]
[list-item:Sunday closed]
---
Instagram carousel cover: [headline:4 ways to use old bread]: 1. [list-item:Croutons] 2. [list-item:Bread pudding] 3. [list-item:Panzanella] 4. [list-item:Breadcrumbs]
---
poster for our mending café called [brand*:Second Stitch]. We offer: [list-item:sewing machines], [list-item:yarn], [list-item:help], [list-item:cake]
---
Flyer for a hiking weekend. [label:What to bring]: [list-item:good boots], [list-item:a rain jacket], [list-item:a head torch] and [list-item:a lunch box].
---
Recipe poster [headline:"Lentil soup"]. [label:Ingredients]: [list-item:250 g lentils], [list-item:2 carrots], [list-item:1 onion], [list-item:a bay leaf]
---
Menu for [brand*:Trattoria Vento]. [label:Antipasti]: [list-item:Crostini 6], [list-item:Burrata 11]. [label:Pasta]: [list-item:Ragù 13], [list-item:Vongole 16]. [label:Dolci]: [list-item:Cannoli 6], [list-item:Affogato 5].
---
banner for a language school. [label:Benefits]:
• [list-item:Small groups]
• [list-item:Native teachers]
• [list-item:Start any Monday]
---
Poster for the [headline:Future of Farming] evening. [label:Speakers]: [list-item:Dr. Ines Falk], [list-item:Prof. Omar Haddad], [list-item:Silvia Conti]. [date:9 October], [time:7 pm], [place:Corn Exchange].
---
Business card for [person*:Rainer Vogt], [title:locksmith]. [label:Services]: [list-item:locks], [list-item:safes], [list-item:key copies]. [phone:030 555 0188]
---
packing list poster for scouts
- [list-item:sleeping bag]
- [list-item:torch]
- [list-item:warm jumper]
- [list-item:tin cup]
---
tombola flyer with the prizes: [list-item:1st a bicycle], [list-item:2nd a hamper], [list-item:3rd two cinema tickets]
---
a theatre season poster for [brand*:Stage Nine]: [list-item:March Hedda Gabler], [list-item:April Woyzeck], [list-item:May The Seagull], [list-item:June Twelfth Night]
---
poster for the rowing club. [list-item:Beginners Tue 18:00]. [list-item:Juniors Thu 16:00]. [list-item:Veterans Sat 8:00].
---
Create a leaflet for a gardener with a list of services: [list-item:hedge trimming], [list-item:lawn care], [list-item:tree felling], [list-item:winter service]. Call [phone:0151 555 0143]
---
invitation to a hen party with the programme [list-item:2 pm brunch], [list-item:4 pm spa], [list-item:8 pm karaoke]. For [person:Amelie], [date:Saturday 7 June]
---
LinkedIn post on remote meetings:
1. [list-item:Send an agenda]
2. [list-item:End early]
3. [list-item:Cameras are optional]
---
drinks menu for [brand*:Bar Fino] - [list-item:Sherry 6] / [list-item:Vermouth 7] / [list-item:Gin & Tonic 10] / [list-item:Cava 6]
---
poster with the tour dates of [headline*:Glass Antlers]: [list-item:4 May Hamburg], [list-item:5 May Berlin], [list-item:8 May Leipzig], [list-item:9 May Prague]
---
First aid poster for a workshop. [label:In an emergency]: a) [list-item:switch off the machine] b) [list-item:call 112] c) [list-item:stay with the injured]
---
Website for a language café. It should have these pages: 1. home 2. events 3. contact. Green and white.
---
Make a website with the following features: user login, a booking calendar, payments and reviews.
---
Build an app with these screens: 1) login 2) profile 3) chat
---
Poster: - a big sun at the top - a beach below - the title [headline:"Endless July"] in the middle
---
I need a logo with three elements: a wave, a sun and a palm tree. The name is [brand*:Solmar].
`
