/** Small words that carry the structure of a request. */
import { countsTo } from '../../language/lexicon/value-words.ts'
import { words } from '../phrases.ts'

export const ARTICLES = words(
  'a an the my our your his her their its this that some any one another un une ein eine einen einem einer el la le il lo los las les uma um der die das dem het',
)

export const REQUEST_VERBS = words(
  `create creates creating design designing make making made need needs needed want wants build building generate generating draw drawing
  craft produce develop compose prepare give gimme require sketch render produce whip cook got get please us me
  love like looking make's do diseña crea crear diseñar quiero necesito haz créer crée créez concevoir besoin erstelle erstellen gestalte entwirf brauche
  möchte crie criar preciso quero crea creare disegna vorrei сделай создай нужен нужна создайте сделайте 设计 做 创建`,
)

export const PREPOSITIONS = words(
  `for on in at of with to from by into onto over under above below beneath beside between next near around about featuring
  without using including containing like as per via inside showing saying reading against behind across alongside promoting
  advertising announcing through para por pour mit für von per con avec sans ohne sin da di du de del des`,
)

/** Words that describe a design and may stand before its kind. */
export const ADJECTIVES = words(
  `modern minimal minimalist minimalistic simple clean bold elegant classic vintage retro playful professional luxury luxurious
  creative unique cool nice beautiful stunning sleek stylish fun cute colorful colourful vibrant bright dark light flat abstract
  geometric organic rustic hand-drawn handmade hand drawn corporate futuristic new fresh quick little small big large great good
  awesome catchy eye-catching striking premium upscale high-end sophisticated chic trendy contemporary traditional friendly warm
  cozy cosy calm soft warm-toned neutral monochrome monochromatic black white red blue green yellow orange purple pink gold
  silver navy teal brown grey gray matching vertical horizontal portrait landscape square round circular two double single-sided
  double-sided one-page one simple-looking custom printable digital print physical standard us eu european a1 a2 a3 a4 a5 a6 dl animated
  responsive mobile-friendly full complete three four five 3 4 5 2 several few couple different various bauhaus art-deco art deco swiss
  style styled inspired typographic type-only illustrated illustrative line-art lineart line art 3d isometric pixel
  gothic victorian scandinavian japanese industrial grunge punk edgy whimsical romantic feminine masculine kids kid-friendly
  serif sans-serif sans script letter lettering-based text-based photo-based text-only basic fancy classy slick crisp polished
  tasteful refined understated timeless nostalgic quirky funky psychedelic groovy tropical festive scary spooky moody
  dramatic energetic dynamic powerful strong serious trustworthy tech techy high quality super very really pretty somewhat slightly
  big-type photographic clever smart memorable iconic proper decent lovely gorgeous amazing cheap cheerful summery wintry
  social media promo promotional marketing advertising event company personal business brand product team band church school
  wedding party birthday music concert film movie theatre theater food restaurant coffee shop bakery`,
)

/** What a poster is made for. */
export const EVENT_WORDS = words(
  `vernissage finissage concert festival fest party gig show night exhibition exhibit expo conference workshop meetup meet-up seminar webinar hackathon
  fair market bazaar fundraiser gala ball tournament cup marathon race run rally march parade carnival screening premiere slam disco
  play musical opera recital performance ceremony celebration birthday wedding anniversary reunion retreat camp class lecture talk
  summit symposium convention launch opening reception auction raffle quiz trivia karaoke jam rave brunch feast cookout bbq
  barbecue picnic tasting competition contest championship match derby regatta open-mic open-day sale concerts lesson lessons
  mass vigil protest strike election campaign blood-drive clean-up cleanup drive walk hike crawl swap social meeting series screening season supper dinner jumble sing-along storytime
  hochzeit konzert fest ausstellung flohmarkt boda concierto fiesta exposición mariage fête exposition matrimonio mostra sagra festa casamento exposição ślub koncert düğün konser концерт выставка свадьба`,
)

/** What an occasion forbids or does without: no wish for the design. */
export const RULES = words(
  'flowers dealers collar tail tags gifts presents kids children dogs pets experience entry parking refunds phones shoes food drinks alcohol smoking cover sign-up signup booking reservation reservations registration cameras tickets cash cards appointment exceptions returns entry running diving swimming outside re-entry touching',
)

export const NUMBER_WORDS: Record<string, number> = {
  one: 1,
  ...countsTo(10),
  twelve: 12,
  couple: 2,
  pair: 2,
  few: 3,
  several: 3,
  dozen: 12,
}
