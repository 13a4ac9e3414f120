/** Words with which people speak of the designs that are on show, and of what was done before. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u))

/** Places among designs; below 0 from the end. */
export const PLACES_AMONG: ReadonlyMap<string, number> = new Map(
  [
    ['first', '1st', 'one'],
    ['second', '2nd', 'two'],
    ['third', '3rd', 'three'],
    ['fourth', '4th', 'four'],
    ['fifth', '5th', 'five'],
    ['sixth', '6th', 'six'],
    ['seventh', '7th', 'seven'],
    ['eighth', '8th', 'eight'],
  ].flatMap((names, i) => names.map((name) => [name, i + 1] as const)),
)
export const ORDINAL_PLACES = set(
  'first 1st second 2nd third 3rd fourth 4th fifth 5th sixth 6th seventh 7th eighth 8th',
)

/** What a design is called among others. */
export const CALLED = set('one design option concept variant proposal idea draft picture')
/** Before a figure: 'number 2', 'no. 4'. */
export const NUMBERED = set('number no no. nr nr. option design concept variant proposal #')
/** What is called so has versions of its own. */
export const VERSION_CALLED = set('version versions draft drafts state step change changes')

/** Before a design that is there: 'the second', 'this poster'. */
export const ADDRESSED = set('the our my that this')
/** Before a design that is taken out of the sentence with them: 'in the fourth'. */
export const AT_DESIGN = set('in on for at with to of into')
/** Before a design that something is taken from: 'the font of the first'. */
export const FROM_DESIGN = set('of from like as than')
/** What one design can lend another. */
export const LENT = set(
  `colour colours color colors palette scheme font fonts typeface typefaces lettering type style layout look title headline
   background picture illustration icon mark bird name text`,
)

/** What is said to choose, and wishes nothing. */
export const CHOOSING = set(
  `i i'd i'll i'm we we'll we'd my our me us like likes love loves prefer prefers take choose chose pick use keep want go going goes let let's
   continue work best better most more nicest nicer favourite favorite is are looks look seems the a lot much really would
   rather ok okay yes great good nice definitely then please with on for now it this that from stay show see open select think
   was were looked liked loved preferred husband wife boss team mine be will can could you here very well`,
)
/** Verbs that change what stands behind them: 'make the second one blue'. */
export const CHANGING = set('make change edit turn give get render update')

/** Going back to something that was there. */
export const GOING_BACK = set('back undo revert return restore reverse before earlier previous')
/** More than one step, or more than one design. */
export const BOTH = set('both two')
export const OTHERS = set('others rest remaining')
/** 'the same', 'that', 'so too': what was done before, once more. */
export const SAME = set('same that this it too also likewise well again so')
/** Bare words of asking for the same. */
export const REPEATING = set(
  'do make the same thing for on in at with to and also too now please ones one that this it can you could as well way them of all others other rest remaining three two others good great ok okay change apply repeat',
)
/** Two designs as one. */
export const MERGING = set('merge mix combine blend fuse cross marry')
/** What joins wishes to what was said before them. */
export const JOINING = set('but and then so just only please , ; : . ! – - —')
/** What a design shall be: 'the second should be blue'. */
export const BEING = [['should', 'be'], ['needs', 'to', 'be'], ['must', 'be'], ['should'], ['is'], ['could', 'be']]
/** With which a question about what is there begins. */
export const QUESTIONS = set('what which why who whose how when where is are was were does do did has have')

/** Right before designs that others are to be near: 'more like 2 and 4', 'a mix of 1 and 3'. */
export const NEAR_TO = set('like of between to near around from on')
/** With which new designs near others are asked for. */
export const MORE_OF = set(
  'more another others new something concepts designs options ideas variations versions few mix blend cross combination similar based further additional',
)
