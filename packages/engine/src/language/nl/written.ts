/** What is written into designs in Dutch: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Met zorg gemaakt | Kom kijken | Gewoon goed | Ontdek het zelf | Hier begint iets moois | Voor jou
sale: Nu is het moment | Mooie dingen, kleine prijzen | Zolang de voorraad strekt | Meer voor minder
event: Wees erbij | Tot dan | Neem je vrienden mee | Een dag om te onthouden
food: Kom met trek | Vers op tafel | Smaak kost tijd | Aan tafel
care: In goede handen | Neem de tijd voor jezelf | Wij luisteren | Stap voor stap beter
home: Welkom thuis | Hier is het fijn wonen | Goed gebouwd, graag bewoond | Je huis in goede handen
travel: Trek de wereld in | Waarheen nu? | Koffers pakken en gaan | De wereld wacht
learning: Leer iets nieuws | Nieuwsgierig? Welkom | Kennis die blijft | Begin vandaag
style: Jouw stijl, jouw verhaal | Nieuw seizoen, nieuwe look | Gemaakt om te dragen | Mooi tot in detail
cause: Samen helpen | Elke hand telt | Samen kan het | Doe iets goeds
love: Met liefde | Twee harten, één dag | Voor altijd
>shop: Shop nu | Bekijk de aanbieding
>book: Boek nu | Maak een afspraak
>join: Doe mee | Ik ben erbij
>learn: Meer weten | Lees verder
>visit: Kom langs | Bezoek ons
>order: Bestel nu | Bekijk de kaart
>contact: Contact | Schrijf ons
>give: Doneer nu | Help mee
`
export const PAGES = `
nav: Aanbod | Over ons | Vragen | Contact
headlines: Welkom | Met zorg gemaakt | Hier ben je goed | Gewoon goed
subheads: Wat we doen, hoe we werken en hoe je ons bereikt. | Een korte kennismaking en een makkelijke manier om ons te schrijven. | Het belangrijkste op één pagina.
calls: Neem contact op / Meer weten | Schrijf ons / Zo werken we | Vraag aan / Bekijk
features: Eerst luisteren — We vragen voordat we iets voorstellen. | Duidelijke taal — Geen vakjargon. Is iets onduidelijk, vraag het gewoon. | Oog voor detail — Het laatste detail telt net zo zwaar als het eerste. | Eén gezicht — Je spreekt van begin tot eind met dezelfde persoon. | Flexibel — Plannen veranderen. Dat bespreken we op tijd. | Ook daarna — Vragen blijven welkom, ook als alles klaar is.
about: Wat we belangrijk vinden — Dingen die lang meegaan en mensen die zich thuis voelen. We zeggen wat kan en nemen de tijd die nodig is. | Maak kennis — Kom langs, stel je vragen en kijk zelf.
process: Vertel — Een paar zinnen zijn genoeg om te beginnen. | Afspreken — We schrijven op wat er wanneer gebeurt. | Aan de slag — Je ziet snel resultaat en hebt het laatste woord.
faq: Hoe beginnen we? — Met een bericht. Schrijf wat je nodig hebt en wanneer. | Wat moet ik voorbereiden? — Voorbeelden van wat je mooi vindt helpen het meest. | Kunnen plannen nog veranderen? — Ja. Zeg het op tijd, dan is het zelden een probleem. | Hoe bereik ik jullie? — Via het contact op deze pagina.
closings: Wat kunnen we voor je doen? — Een paar regels zijn genoeg, de rest bespreken we samen. | Meer weten? — Schrijf ons wat je hier bracht.
footers: Bedankt voor je bezoek. | Tot ziens.
`
