/** Words by what they are to a request; rules name a table as '@kinds'. */
import { COLOUR_WORDS } from '../../colour/colour-table.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/u).filter(Boolean))

export const TABLES = {
  colours: new Set(Object.keys(COLOUR_WORDS).filter((name) => !name.includes(' '))),
  /** Things that can be designed. */
  kinds: words(
    `logo wordmark logotype monogram emblem website site webpage page homepage app application platform portal dashboard
    shop store card poster flyer flier leaflet brochure invitation invite invites postcard certificate voucher menu cover
    thumbnail icon favicon banner header ad advert advertisement graphic image post story reel billboard sign signage label
    sticker shirt t-shirt tee mug bag design artwork illustration template newsletter email letterhead`,
  ),
  /** What a text in a design is called. */
  texts: words(
    `text title subtitle headline heading subheading subheadline tagline slogan strapline motto message phrase quote quotation
    word words wording caption line copy lettering name brand date time venue location place address phone telephone number
    email mail url link site hashtag price offer button cta label greeting inscription footer detail details`,
  ),
  /** What a design is made of besides words. */
  looks: words(
    `background font typeface typography letter color colour palette tone scheme border frame texture gradient shade hue
    layout component theme look style`,
  ),
  /** Who uses what is made, or sees it. */
  people: words(
    `user visitor customer viewer client people person guest member student teacher parent child kid family patient
    shopper reader fan follower buyer traveller traveler professional employee admin administrator manager company seller
    player owner subscriber attendee participant donor everyone audience`,
  ),
  /** Verbs that say what a design is to bring about. */
  aims: words(
    `promote advertise encourage inform attract raise inspire motivate remind invite urge entice engage highlight emphasize
    emphasise showcase announce celebrate convey communicate spread increase drive persuade convince introduce educate create
    evoke capture target celebrate support boost generate market sell recruit thank honor honour express share present
    publicize publicise position build establish appeal reassure help get sell buy find visit join teach show sign bring win let give tell start stop save shop`,
  ),
  /** What is seen. */
  pictures: words(
    `picture image photo photograph illustration drawing silhouette icon graphic pattern collage portrait scene figure
    symbol shape visual element motif`,
  ),
  /** How something looks or feels. */
  moods: words(`style vibe feel feeling look mood aesthetic atmosphere design theme tone touch ambiance`),
} as const
