/** What is written into designs in Danish: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Lavet med omhu | Kom og se | Ganske enkelt godt | Se selv | Her begynder noget godt | Til dig
sale: Nu er det nu | Gode ting til små priser | Så længe lager haves | Mere for mindre
event: Kom og vær med | Vi ses | Tag en ven med | En dag at huske
food: Kom sulten | Friskt på bordet | God smag tager tid | Til bords
care: I gode hænder | Tag dig tid til dig selv | Vi lytter | Skridt for skridt bedre
home: Velkommen hjem | Her er godt at bo | Godt bygget, godt at bo i | Dit hjem i gode hænder
travel: Ud i verden | Hvor går turen hen? | Pak kufferten og tag af sted | Verden venter
learning: Lær noget nyt | Nysgerrige er velkomne | Viden, der bliver | Begynd i dag
style: Din stil, din historie | Ny sæson, nyt look | Lavet til at blive brugt | Smukt ned i detaljen
cause: Sammen kan vi hjælpe | Hver hånd tæller | Sammen kan vi mere | Gør en forskel
love: Med kærlighed | To hjerter, én dag | For altid
>shop: Køb nu | Se tilbuddet
>book: Bestil tid | Book nu
>join: Vær med | Jeg kommer
>learn: Læs mere | Læs videre
>visit: Besøg os | Kom forbi
>order: Bestil nu | Se menukortet
>contact: Kontakt | Skriv til os
>give: Støt nu | Hjælp til
`
export const PAGES = `
nav: Det tilbyder vi | Om os | Spørgsmål | Kontakt
headlines: Velkommen | Lavet med omhu | Her er du det rigtige sted | Ganske enkelt godt
subheads: Hvad vi laver, hvordan vi arbejder, og hvordan du får fat i os. | En kort præsentation og en nem måde at skrive til os på. | Det vigtigste på én side.
calls: Kontakt os / Læs mere | Skriv til os / Sådan arbejder vi | Spørg os / Se mere
features: Først lytter vi — Vi spørger, før vi foreslår noget. | Klare ord — Ingen fagsprog. Er noget uklart, så spørg bare. | Omhu — Den sidste detalje betyder lige så meget som den første. | Én at tale med — Du taler med den samme fra start til slut. | Fleksibelt — Planer ændrer sig. Det taler vi om i god tid. | Også bagefter — Spørgsmål er velkomne, også når alt er færdigt.
about: Hvad der er vigtigt for os — Ting, der holder, og mennesker, der har det godt. Vi siger, hvad der kan lade sig gøre, og tager den tid, det tager. | Lær os at kende — Kom forbi, stil spørgsmål, og se selv.
process: Fortæl — Nogle få sætninger er nok til en begyndelse. | Aftal — Vi skriver ned, hvad der sker hvornår. | Gå i gang — Du ser tidligt, hvad det bliver til, og har det sidste ord.
faq: Hvordan begynder vi? — Med en besked. Skriv, hvad du har brug for og hvornår. | Hvad skal jeg forberede? — Eksempler på det, du kan lide, hjælper mest. | Kan planerne ændres? — Ja. Sig det i god tid, så er det sjældent et problem. | Hvordan får jeg fat i jer? — Med kontakten på denne side.
closings: Hvad kan vi gøre for dig? — Et par linjer er nok, resten taler vi om. | Vil du vide mere? — Skriv til os, hvad der bragte dig herhen.
footers: Tak for besøget. | På gensyn.
`
