/** Words that phrases about things to be seen are made of, by what they do there. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** That it is a picture, not what of. */
export const MEDIUM = words(
  `illustration image icon graphic silhouette cartoon drawing picture photo photograph sketch outline doodle emblem watercolor
  watercolour clipart vector art artwork symbol sign shape figure motif sticker emoji character design visual style background
  backdrop`,
)

/** They join a thing to what it goes with: what stands before them is the thing. */
export const JOINS = words(
  `with and in on at over under near by beside behind against from for to into onto through around across wearing holding
  carrying using making eating drinking riding reading playing jumping hanging sleeping standing sitting flying looking
  featuring showing surrounded covered filled topped made placed set floating full or that who without inside between above
  below along during`,
)

/** So many, or so arranged: what follows 'of' is the thing. */
export const MEASURES = words(
  `stack pile pair group set row herd bunch piece cluster sprig sprigs collection variety range number lot couple dozen series
  handful assortment selection bed bit flock line trail heap half array mix scene view image close`,
)

/** A thing made of, or full of, what is named before it or after 'of': without a drawing of its own that shows it. */
export const HOLDERS = words(
  `dish plate meal platter portion board bowl selection arrangement display set kit slice piece half wedge bunch tray cup box
  basket crate bouquet garland pattern border frame item food product treat snack drink ingredient stand stall pan sprig leaf
  branch bottle glass jar can bag pack`,
)

/** What a thing looks like; it remains the thing. */
export const LOOKS = words(
  `large small big huge tiny medium sized size little tall short long wide giant mini oversized single one two three four five
  several many various multiple double triple red orange yellow green blue purple violet pink brown black white grey gray gold
  golden silver bronze copper teal turquoise navy beige cream ivory lavender maroon crimson scarlet coral peach mint olive
  magenta cyan indigo tan khaki pastel bright dark light pale deep vibrant colorful colourful colored coloured multicolored
  rainbow neon cute funny happy smiling cheerful friendly sad laughing silly adorable playful dancing running sleeping flying
  jumping winking confused clumsy roaring soaring vintage retro antique old classic modern new elegant stylish simple minimal
  minimalist abstract realistic detailed bold beautiful lovely pretty nice delicate ornate decorative festive traditional rustic
  fresh ripe juicy sweet hot cold warm cool crisp crispy golden baked grilled roasted fried cooked raw whole sliced cut chopped
  melted frosted iced steaming glowing shining shiny sparkling glossy matte blooming floating falling rising setting spinning
  open closed full empty wooden metal glass ceramic paper plastic leather knitted wool handmade homemade hand painted drawn
  carved wrapped decorated stacked scattered intertwined rolled folded broken worn luxury luxurious premium fine gourmet quality
  fashionable trendy professional young elderly male female baby purebred wild tame pet domestic geometric stylized flat
  outlined sketched artistic creative magical mystical majestic tropical seasonal summer winter spring autumn fall christmas
  easter halloween birthday valentine wedding party holiday organic natural healthy delicious tasty yummy smart electric
  acoustic digital wireless romantic cozy cosy calm serene peaceful dramatic dynamic powerful strong racing lit burning
  flowering blossoming american african asian english french italian a an the of your our some`,
)

/** Nouns that mean several things: only what they look like may stand before them, else they mean another one. */
export const AMBIGUOUS = words(
  `mouse wheel bank glasses trainer orange bat crane seal key palm ring star coach plate dish palette shower scale board bow bar
  band case nail chip cup head kit match model mole note organ pen pipe pool pot press record rock tie top trunk watch wave duck
  drum chair brush plant person horse chicken fan cap bell ball box book leaf fire iron jam letter light net park pitcher
  play pump shell spring stamp table tablet tank tape toast train bowl root date goal hand house home island man woman ship
  bottle bag basket map guard jack king queen chick bug cat pie bread bridge flower glass heart mask moon planet picture
  lock door window world tool stall hat cross trainer coach steak nib thread log diamond document shield eye stage frame form brush lamp club school church hotel shop store building film radio computer camera phone city`,
)

/** Nouns of kinds whose drawing shows each of their sorts: any terrier is a dog. */
export const KINDS_SHOWN = words('dog cat tree snake butterfly car spider')

/** Sorts that have figures of their own, of the figure of their kind. */
export const SORTS: Readonly<Record<string, readonly string[]>> = {
  dog: `dalmatian golden-retriever labrador beagle rottweiler bernese border-collie schnauzer husky german-shepherd shiba corgi
    chihuahua pug french-bulldog bulldog dachshund poodle`.split(/\s+/),
  cat: 'siamese-cat tabby-cat calico-cat bengal-cat persian-cat black-cat'.split(' '),
}
