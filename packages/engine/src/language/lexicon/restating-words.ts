/** Small words and verbs with which a fact is told anew: they name nothing. `wishes.ts`, `SENSES.tells` holds the phrases that the grammar reads. */
import { FILLERS, SENSES } from './wishes.ts'

const TELLING = {
  en: `sorry oops turns turned out times changed change update corrected correct wrong mistake typo right only just still rather new moved will be going been is are was
    has have got it its it's he's she's they're we're here there this that these those too as well though tho but because year week month season today cause cuz dont don't not no longer
    anymore any more from to at on by for of in up down the a an and our my your actually now instead finally already yet again ok okay oh ah hey please thanks pls ps really
    added extra another course quid each runs run running starts starts ends`,
  de: `jetzt nun doch erst schon nur noch leider geht kostet kosten beginnt startet endet findet statt ist sind war wird hat haben wir ihr es er sie der die das den dem des ein eine einen
    am um ab von bis zum zur im in auf für falsch stimmt richtig sondern aber und auch mehr dann also übrigens bitte sorry eigentlich verschoben dauert neu neue`,
  fr: `finalement maintenant désormais plutôt passe coûte commence finit est sont c'est ce n'est pas plus le la les l' un une des du de d' au aux à en et on a il elle mais aussi en fait
    s'il vous plaît svp pardon désolé erreur nouveau nouvelle`,
  es: `ahora mejor finalmente es son está están cuesta cuestan empieza comienza termina acaba el la los las un una de del al a en y pero también no ya por favor perdón hasta desde cambió cambia nuevo nueva`,
  it: `adesso ora invece costa inizia finisce è sono il lo la i gli le un una di del alle al a in e ma anche non più per favore scusa fino dal`,
  nl: `nu toch kost kosten begint eindigt is zijn de het een van om op tot vanaf en maar ook niet meer alleen helaas wordt sorry`,
  pt: `agora afinal custa custam começa termina acaba é são o a os as um uma de do da às ao em e mas também não já por favor desculpa até desde mudou`,
} as const

/** What is told of something that does not take place. */
export const GONE: ReadonlySet<string> = new Set(
  'off out fell fallen through cancelled canceled gone weg aus entfällt fällt annulé annulée supprimé cancelado cancelada annullato annullata vervalt'.split(
    ' ',
  ),
)
/** What follows is told no more. */
export const NOT: ReadonlySet<string> = new Set("not n't instead rather statt nicht pas non niet não".split(' '))
/** Of several things that stand there, no other. */
export const ALONE: ReadonlySet<string> = new Set(
  'only just nur seulement uniquement solo sólo soltanto alleen só apenas'.split(' '),
)

export const TELLING_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(TELLING).flatMap((list) => list.split(/\s+/u)),
  ...SENSES.tells.split(/[| ]/u),
  ...FILLERS,
])
