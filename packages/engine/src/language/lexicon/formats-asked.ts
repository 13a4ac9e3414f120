/** The words with which several designs are wished, as data. */

/** What a design can be made into, by the words that name it; the sentence that asks for it. */
const MAKES: Record<string, string> = {
  'make it a story': 'story stories',
  'make it square': 'square',
  'make it an Instagram post': 'post instagram',
  'make it a LinkedIn post': 'linkedin',
  'resize it for twitter': 'twitter',
  'resize it for facebook': 'facebook',
  'make it a YouTube thumbnail': 'thumbnail',
  'make it a leaderboard': 'leaderboard',
  'make it A3': 'a3',
  'make it A4': 'a4',
  'make it A5': 'a5',
  'turn it into a banner': 'banner',
  'turn it into a poster': 'poster',
  'turn it into a flyer': 'flyer',
  'turn it into a business card': 'card',
  'turn it into a logo': 'logo',
  'turn it into an app icon': 'icon favicon',
  'turn it into a website': 'website',
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** The sentence that asks for a format, by its name. */
export const MADE_FROM: ReadonlyMap<string, string> = new Map(
  Object.entries(MAKES).flatMap(([ask, names]) => names.split(' ').map((name) => [name, ask] as const)),
)

/** Things that people ask for beside, and that nothing here can make. */
export const FOREIGN = set(
  'letterhead envelope mug t-shirt tshirt shirt sticker brochure newsletter billboard hoodie cap bag signature video',
)

/** What stands before one of several: 'a story, a banner and a card'. */
export const BEFORE_FORMAT = set(
  'a an as and one for into plus also matching instagram facebook youtube linkedin twitter business app square wide landscape portrait small large',
)

/** Platforms: beside a format they say whose it is. */
export const PLATFORMS = set('instagram facebook linkedin twitter youtube')

/** One format beside what is there: 'as a story as well'. */
export const BESIDE = set('also too well additionally besides addition plus')

/** Words with which copies are asked for. */
export const COPY_WORDS = set('versions version variants variant copies copy ones one two three four more another')

/** The designs of an answer, as people call them. */
export const DESIGN_NOUNS = set(
  'designs concepts options versions variants variations drafts ones design concept option version draft',
)

/** Words with which formats are asked for, and that wish nothing else. */
export const PLAIN_WORDS = set(
  `, a an and also as well too please can could would you i we me us give make do turn it this that these into in for the
   same style look design one plus now need want like to get have create need us from of with matching be them instagram
   facebook youtube linkedin twitter business app i'd we'd square wide small large resize same again can could well
   additionally besides pls plz thanks show in on poster flyer card banner logo format size versions version`,
)
