/** Words that other languages share with English, or that are names in many: no sign of another language. */
export const SHARED_WORDS: ReadonlySet<string> = new Set(
  `a an in on am as date name logo slogan icon symbol text layout image illustration page place plus change use mail website e-mail email
  modern color son sin par pour the is es place claim reduce tout den die des ma sa lo mi no me final line typo con carte force motif story note
  ton mon mes el la le los las les du de un et y au al o os e i do da das dos na nas nos em um il gli ed su ai door over of aan bij tot
  remove move use font letters warmer to la come prima second pattern border bold fine top links rechts motto poster affiche card film
  wat te foto photo serif band pause pose or to be at by light dark far out her his he we us my hat hut mal mit war gut rot`.split(
    /\s+/u,
  ),
)
