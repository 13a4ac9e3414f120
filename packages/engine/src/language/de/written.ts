/** What is written into designs in German: headlines and buttons by what a design is about, and plain words for pages of any trade. */
export const LINES = `
any: Schön, dass Sie da sind | Mit Liebe gemacht | Einfach gut gemacht | Ein Besuch lohnt sich | Sehen Sie selbst | Hier beginnt etwas Gutes
sale: Jetzt lohnt es sich | Gutes zum kleinen Preis | Nur solange es reicht | Mehr für weniger
event: Sei dabei | Wir freuen uns auf dich | Komm vorbei | Ein Tag zum Erinnern
food: Mit Hunger kommen, lange bleiben | Frisch auf den Tisch | Guter Geschmack braucht Zeit | Einfach lecker
care: In guten Händen | Nimm dir Zeit für dich | Wir hören zu | Schritt für Schritt besser
home: Willkommen zu Hause | Hier lässt es sich leben | Gut gebaut, gern bewohnt | Alles in guten Händen
travel: Raus in die Welt | Wohin als Nächstes? | Koffer packen, losfahren | Die Welt wartet
learning: Neues lernen | Neugier willkommen | Wissen, das bleibt | Heute anfangen
style: Dein Stil, deine Geschichte | Neue Saison, neuer Look | Schön gemacht | Gemacht zum Tragen
cause: Gemeinsam helfen | Jede Hand zählt | Zusammen geht mehr | Gutes tun
love: Mit Liebe | Zwei Herzen, ein Tag | Für immer du
>shop: Jetzt kaufen | Zum Angebot
>book: Termin buchen | Jetzt buchen
>join: Mitmachen | Ich bin dabei
>learn: Mehr erfahren | Weiterlesen
>visit: Besuchen Sie uns | Komm vorbei
>order: Jetzt bestellen | Zur Karte
>contact: Kontakt | Schreiben Sie uns
>give: Jetzt spenden | Helfen
`
export const PAGES = `
nav: Angebot | Über uns | Fragen | Kontakt
headlines: Schön, dass Sie da sind | Einfach gut gemacht | Hier sind Sie richtig | Willkommen
subheads: Was wir tun, wie wir arbeiten und wie Sie uns erreichen. | Ein kurzer Überblick und ein einfacher Weg, uns zu schreiben. | Alles Wichtige auf einer Seite.
calls: Kontakt aufnehmen / Mehr erfahren | Schreiben Sie uns / So arbeiten wir | Anfragen / Ansehen
features: Erst zuhören — Wir fragen, bevor wir etwas vorschlagen. Das spart am Ende Zeit und Ärger. | Klare Worte — Keine Fachsprache, kein Kleingedrucktes. Wenn etwas unklar ist, fragen Sie einfach. | Sorgfalt — Auch das letzte Detail bekommt unsere Aufmerksamkeit. | Ein Gegenüber — Sie sprechen von Anfang bis Ende mit derselben Person. | Flexibel — Pläne ändern sich. Wir besprechen früh, was das bedeutet. | Auch danach — Fragen sind willkommen, auch wenn alles fertig ist.
about: Was uns wichtig ist — Dinge, die halten, und Menschen, die sich wohlfühlen. Wir machen es einfach, sagen, was geht, und nehmen uns die Zeit, die es braucht. | Lernen Sie uns kennen — Kommen Sie vorbei, stellen Sie Fragen und machen Sie sich selbst ein Bild.
process: Erzählen — Ein paar Sätze genügen für den Anfang. | Absprechen — Wir halten fest, was wann geschieht. | Loslegen — Sie sehen früh, was entsteht, und haben das letzte Wort.
faq: Wie fangen wir an? — Mit einer Nachricht. Schreiben Sie, was Sie brauchen und bis wann. | Was soll ich vorbereiten? — Beispiele für das, was Ihnen gefällt, helfen am meisten. | Lassen sich Pläne noch ändern? — Ja. Sagen Sie es früh, dann ist es selten ein Problem. | Wie erreiche ich Sie? — Über den Kontakt auf dieser Seite.
closings: Was dürfen wir für Sie tun? — Ein paar Zeilen genügen, den Rest besprechen wir. | Lust auf mehr? — Schreiben Sie uns, was Sie hierher geführt hat.
footers: Danke fürs Vorbeischauen. | Schön, dass Sie da waren.
`
