/** What a clause asks of a design, before anybody has looked how it is carried out. */
import type { Tone } from '../../base/tones.ts'
import type { FoundColour } from '../../colour/colour-names.ts'
import type { Effect, Scheme, Theme } from '../../language/lexicon/colour-words.ts'
import type { FontSort } from '../../language/lexicon/font-words.ts'
import type { LikeRow } from '../../language/lexicon/like-words.ts'
import type { LineManner, Ornament } from '../../language/lexicon/ornament-words.ts'
import type { Side, Spot, Way } from '../../language/lexicon/place-words.ts'
import type { LookRow } from '../../language/lexicon/wishes.ts'
import type { KindName, Role } from '../../scene/types.ts'
import type { FontFamily } from '../../type/types.ts'
import type { Mention } from '../nouns.ts'
import type { ValueAt } from '../values/read.ts'

/** What a wish is about. Which nodes that are is seen when it is carried out: the wishes before it may have changed them. */
/** `inside`: of several, those that stand in this part. */
export type Ref = { from: number; to: number; words: string; inside?: Ref } & (
  | { is: 'noun'; mention: Mention }
  /** Words that stand in the design, or name what is drawn there. */
  /** `quoted`: the words alone; `count`: so manieth word of what it is inside of, below 0 from its end. */
  | { is: 'words'; line?: true; drawn?: true; quoted?: true; count?: number }
  /** All that stands below or above a part. */
  | { is: 'region'; way: 'below' | 'above'; than: Ref }
  /** All that is written at that end of the design. */
  | { is: 'region'; way: 'top' | 'bottom' | 'left' | 'right'; than?: undefined }
  /** Sections of the page, by id. */
  | { is: 'section'; ids: string[] }
  /** A colour of the design, wherever it is. */
  | { is: 'colour'; colour: FoundColour }
  /** All text that no wish before it was about. */
  | { is: 'rest' }
  /** "it", or nothing at all. */
  | { is: 'it' }
)

/** More, less or one value of a property that rows of the lexicon name. */
export interface RowLook {
  property: LookRow['property']
  way: LookRow['way']
  degree: number
  by?: number
  stated?: number
  complaint?: true
  of?: 'letters'
  emphasis?: true
}

export type Look =
  | RowLook
  /** `like`: the colour of a part; `other`: none that is said, but another, or one that stands off. */
  | { property: 'colour'; colours: FoundColour[]; like?: Ref; other?: 'contrasting' | 'other' }
  /** Nearer to a colour, or further from it. */
  | { property: 'hue'; colours: FoundColour[]; way: 'more' | 'less'; degree: number }
  /** As a part is, or as one another. */
  | { property: 'like'; what: LikeRow['what']; like?: Ref }

/** Another design of the same answer, or a version of this one; below 0 from the end. */
export interface DesignRef {
  among: 'siblings' | 'versions'
  number: number
}

/** How far back. */
export type Back = { to: 'previous' } | { to: 'version'; number: number } | { to: 'steps'; count: number }

/** The colours of the design as a whole. */
export type Scheming =
  | { is: 'scheme'; scheme: Scheme; lead?: FoundColour; accent?: boolean }
  | { is: 'theme'; name: string; theme: Theme }
  | { is: 'of design'; design: DesignRef }
  /** What leads, and what it stands on. */
  | { is: 'on ground'; colour: FoundColour; ground: FoundColour }
  /** `apart`: a colour that stands out from the ground, and is none itself. */
  | { is: 'role'; role: 'accent' | 'secondary'; colour: FoundColour; apart?: true }

/** How far, as a factor of the usual step, or in artboard pixels where they were said. */
export interface Stride {
  degree: number
  pixels?: number
}

/** Where parts shall stand. */
export type Place =
  /** `aligned`: the lines are meant, and not where they stand. */
  | ({ is: 'spot'; aligned?: true } & Spot)
  | ({ is: 'step'; way: Way } & Stride)
  | { is: 'beside'; side: Side; of: Ref }
  /** From `of`, or of two parts from each other. */
  | ({ is: 'distance'; way: 'closer' | 'further'; of?: Ref } & Stride)
  | { is: 'card side'; side: 'front' | 'back' }
  /** The mark and the name of a logo. */
  | { is: 'lockup'; stacked: boolean }

/** How parts are turned: by degrees clockwise, straight again, or over to the other side. */
export type Turning =
  | { is: 'tilt'; degrees?: number; degree: number; sign: 1 | -1 }
  | { is: 'straight' }
  | { is: 'flip'; down: boolean }

/** Words to be set. */
export interface Said {
  words: string
  quoted: boolean
}

/**
 * How words are told: as what is to be said, as a name of the thing, as one of a person's names, as what is misspelt, as what something has become,
 * as where something takes place, as what a person is.
 */
export type Manner = 'said' | 'name' | 'family' | 'given' | 'spelling' | 'news' | 'where' | 'job'

/** Something that is to be drawn. */
export interface Thing {
  words: string
  count?: number
}

/** A size of the whole as it was named: by name, by shape, by the kind that it is of, in pixels, in millimetres. */
export interface FormatAsked {
  name?: string
  shape?: 'square' | 'landscape' | 'portrait'
  kind?: KindName
  pixels?: readonly [number, number]
  millimetres?: readonly [number, number]
  /** As the figures were said. */
  called?: string
}

/** How another composition is wished. */
export type Anew =
  | { anew: 'layout' | 'design' }
  | { anew: 'tone'; tones: readonly Tone[]; less: boolean }
  | { anew: 'like'; design: DesignRef; words: string }

/** How a picture is wished. Without a thing, the next one that fits. */
export type Depiction =
  | { how: 'exchange' | 'show' | 'other'; thing?: Thing; into?: Ref }
  | { how: 'add'; thing?: Thing; place?: Place; into?: Ref }
  /** `of` has more of itself, or of the thing, where that is drawn. */
  | { how: 'more'; thing?: Thing }
  | { how: 'manner'; ending: string }
  | { how: 'wear'; thing: Thing }
  /** Of several one stays. */
  | { how: 'one' }

/** Ornament as it is described: `size` is a factor of how strong; `accent`: in the leading colour. */
export interface Adornment {
  ornament: Ornament
  colours: FoundColour[]
  size: number
  manners: LineManner[]
  accent?: true
}

/** Where ornament stands as seen from the parts that are named. */
export type AdornedAt = 'below' | 'above' | 'between' | 'behind' | 'around'

/** A font as it is wished: by its name, by its sort, by its manner, as another design has it. */
export interface FontAsked {
  family?: FontFamily
  called?: string
  category?: FontSort
  moods?: readonly Tone[]
  less?: true
  want?: 'other' | 'distinct' | 'readable' | 'one'
  of?: DesignRef
  unknown?: string
}

interface Base {
  of: Ref[]
  /** Range of characters in the message. */
  clause: { from: number; to: number; words: string }
}

/** What is taken of a part, or of the design. */
export interface Without {
  only?: true
  fill?: true
  what?: 'gradient' | 'shadow' | 'year'
}

export type Wish = Base &
  (
    | { verb: 'look'; look: Look }
    | { verb: 'scheme'; scheme: Scheming }
    | { verb: 'effect'; effect: Effect; colours: FoundColour[]; size: number; angle: number; behind?: true }
    /** `rest`: what is written beside that which leads. */
    | { verb: 'font'; font: FontAsked; rest?: true }
    /** Ornament that is not there yet, or no longer wanted (`gone`); `words`: what stands on it. */
    | ({ verb: 'ornament'; side?: AdornedAt; words?: string; place?: Place; gone?: true } & Adornment)
    | { verb: 'place'; place: Place }
    /** Two parts change places. */
    | { verb: 'swap' }
    /** Two parts, or two colours, exchange their colours. */
    | { verb: 'swap colours' }
    /** The left of the design becomes its right. */
    | { verb: 'sides' }
    | { verb: 'turn'; turning: Turning }
    /** A section that is not there yet: by the name of one, or about something. */
    /** `of`: in whose place; `count`: how many of what it lists. */
    | {
        verb: 'add section'
        name?: string
        topic?: string
        count?: number
        into?: Ref
        heading?: Said
        words?: string
        place?: Place
      }
    /** One more of what the section of that name lists. */
    | { verb: 'add item'; name: string; title: string; words?: string }
    /** A button with these words on everything that is listed, or a column of that name in a table. */
    | { verb: 'each'; words: string; column?: true; name?: string }
    /** Kept from any change, or no longer. */
    | { verb: 'lock'; locked: boolean }
    /** One more of the same. */
    | { verb: 'duplicate' }
    /** How many things of a list stand side by side; `name`: what they are. */
    /** All sections on one ground. */
    | { verb: 'same ground' }
    | { verb: 'grid'; columns: number; name?: string }
    /** Something drawn: in the place of what is named, beside what is there, or wherever it is to be seen; or the same drawn otherwise. */
    | ({ verb: 'picture' } & Depiction)
    /** Another composition. */
    | ({ verb: 'anew' } & Anew)
    /** Another size of the whole. */
    | { verb: 'format'; asked: FormatAsked }
    /** `between`: what stands between the two that are named. */
    /** `only`: all the others; `fill`: the ground of it; `words`: no part, but words; `into`: that which stands there. */
    | ({ verb: 'remove'; line?: true; between?: true; words?: string; quoted?: boolean; into?: Ref } & Without)
    /** Other words for a part, or for words that stand there (`old`). */
    | { verb: 'say'; words: string; quoted: boolean; old?: { words: string; quoted: boolean }; manner?: Manner }
    /** A date, a time, an amount, told as a fact: it takes the place of the one that stands there (`old`, where that is said). */
    | { verb: 'value'; value: ValueAt; old?: ValueAt }
    /** From one value to another. */
    | { verb: 'span'; from: ValueAt; to: ValueAt }
    /** What the message before did, on other parts. */
    | { verb: 'likewise' }
    /** More words, beside those that stand there. */
    | { verb: 'add'; words: string; quoted: boolean; role?: Role; place?: Place; into?: Ref; replaces?: true }
    /** A text of that role, of which nobody has said what it says. */
    | { verb: 'ask'; role: Role; name: string }
    /** A mark at the end of a text. */
    | { verb: 'sign'; sign: string; gone: boolean }
    /** The last change carried on by a share of its way, or taken back by one. */
    | { verb: 'again'; by: number }
    /** An earlier version, or of it only the parts that are named; `redo`: what was taken back is done again. */
    | { verb: 'back'; back: Back; redo?: true }
    /** Let it be: nothing to do. `leaves`: it is left out of what is wished beside it. */
    | { verb: 'keep'; leaves?: true }
  )

/** A message as wishes in their order; what no rule reads stands among them as it was said. */
export type Reading = (Wish | { verb: 'unread'; clause: Wish['clause'] })[]
