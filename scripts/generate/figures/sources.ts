/** Which drawings of the set are figures: things, living beings, people and places; no signs, flags, letters or faces. */
const STARTS =
  /^(keycap|flag-|input-|no-|non-|do-not|vibration|circled-|antenna|anger-|family|kiss|couple-with|pregnant|people-with-bunny|men-with-bunny|women-with-bunny|(men|women|people)-wrestling|deaf-|head-shaking|index-pointing|left-(speech|pointing)|right-(anger|pointing)|leftwards|rightwards|palm-(up|down)|raised-back|crossed-fingers|pinch|love-you|sign-of|call-me|vulcan|mahjong|japanese-(?!castle|dolls)|curly-(haired|loop)|double-curly|red-haired|white-haired|bust|speaking-|star-(of|and)|wheel-of|trident|transgender|rainbow-flag|white-flag|black-flag|pirate-flag|unknown-flag|khanda|hamsa|nazar|prayer|water-closet|mens-|womens-|potable|oncoming-fist|weary|pouting-cat|crying-cat|grinning-cat|smiling-cat|cat-with|kissing-cat|rolling-on|star-struck|exploding|full-moon-|new-moon|first-quarter-moon-|last-quarter-moon-|sun-with|check-box|ballot|chart-|bar-chart|currency|(man|woman|person)-(with-|zombie|vampire|supervillain|in-bed|kneeling|facepalming|frowning|pouting|gesturing|tipping|shrugging|raising|bowing|in-(manual|motorized|suit|business|steamy)|bald|red-hair|white-hair|blond-hair|curly-hair|beard|getting|taking|feeding|genie))/
const ENDS =
  /(-button|-oclock|-thirty|-circle|-square|-diamond|-arrow|-arrows|-sign|-symbol|-mark|-suit|-tone[1-5]?|-facing-right|-type|letter-.*|digit-.*|-holding-hands|-pointed-(up|down))$/
const NAMES = new Set(
  `aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces ophiuchus information infinity
  copyright registered plus minus divide multiply hole biohazard radioactive customs zzz asterisk pound bikini briefs
  one-piece-swimsuit cigarette coffin headstone funeral-urn drop-of-blood syringe pistol water-pistol bomb dagger crossed-swords
  kitchen-knife pile-of-poo poop middle-finger toilet plunger zombie vampire supervillain sweat-droplets dashing-away dizzy
  collision hairy-creature leg foot ear nose tongue mouth biting-lip eyes goblin ogre clown-face troll skull-and-crossbones
  microbe cockroach mosquito fly rat mouse-trap bone chains broken-chain hook knot label warning prohibited link pager
  wavy-dash hundred-points splatter fight-cloud oil-drum military-helmet military-medal mechanical-leg kaaba menorah mx-claus
  pig-nose rolled-up-newspaper eye-in-speech-bubble fingerprint low-battery muted-speaker unlocked new-moon black-nib e-mail
  person-bald person-beard landslide tornado wing x-ray wilted-flower children-crossing baggage-claim left-luggage passport-control
  backhand-index-pointing-up station motorway heart-exclamation level-slider control-knobs seat window door`
    .split(/\s+/)
    .filter(Boolean),
)
/** What the rules above would leave out and is a thing all the same. */
const KEPT = new Set(
  'red-heart two-hearts sparkling-heart heart-with-ribbon heart-with-arrow growing-heart person-in-lotus-position'.split(
    ' ',
  ),
)
const FACE = /(^|-)(face|faces)(-|$)/
/** Faces that are the beings themselves. */
const BEING = /^(bear|cat|cow|dog|dragon|horse|monkey|mouse|pig|rabbit|tiger)-face$/
const TONE = /-(light|medium-light|medium|medium-dark|dark)-skin-tone/

export const isFigure = (name: string): boolean =>
  KEPT.has(name) ||
  (!TONE.test(name) &&
    !STARTS.test(name) &&
    !ENDS.test(name) &&
    !NAMES.has(name) &&
    name.length > 2 &&
    (!FACE.test(name) || BEING.test(name)))
