/** Words with which people go back: what takes changes back, and which version of a design is meant. */

export const VERSION_SENSES = {
  /** Takes back what was done last, or leads to the version behind it. */
  undo: "undo|undo that|undo it|undo this|undo all that|un-do|actually no don't|no don't|no, don't|actually don't|actually, don't|please don't|don't do that|don't do it|do not do that|not that|never mind|nevermind|forget it|forget that|take that back|take it back|back|go back|go back up|and back|get back|going back|back up|return|revert|revert that|revert it|revert this|reset|restore|roll back|rollback|roll that back|roll it back|cancel that|cancel it|cancel|put it back as it was|put that back|change it back|change that back|change back|switch back|turn it back|set it back|bring me back|take me back",
  /** As it was: that alone says where to go. */
  asBefore:
    'as it was before|like it was before|the way it was|the way it was before|as it was|like it was|how it was before|how it was|as before|like before|it was better before|was better before|looked better before|it looked better before|was nicer before|better before|better the way it was|one step back|a step back|step back|just one step back',
  redo: 'redo|redo it|redo that|redo this|undo the undo|no undo|forward again|one step forward|a step forward',
  /** Points at what was there, and asks for it. */
  prefer: 'liked|like|prefer|preferred|loved|miss|want|show|use|give|keep|take|bring|see|get',
  older: 'old|older|previous|earlier|former|original',
  stop: 'stop|wait|hold on|ok|no',
} as const
export type VersionSense = keyof typeof VERSION_SENSES

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What is counted when somebody goes back. */
export const STEPS = words('step steps change changes edit edits times time modification modifications')
/** What a version is called; loosely: behind a word for going back. */
export const VERSIONS = words('version versions state draft')
export const LOOSELY = words('version state draft one design stage look')
export const BEGINNING = words('beginning start original scratch outset')
export const EARLIEST = words('original initial starting')
export const EARLIER = words('previous earlier old older former last prior')
export const LAST = words('last previous latest recent')
export const COUNTS: ReadonlyMap<string, number> = new Map(
  [['one', 'once', 'single'], ['two', 'twice', 'couple'], ['three'], ['four'], ['five'], ['six']].flatMap((names, i) =>
    names.map((name) => [name, i + 1] as const),
  ),
)
/** With which something of a version is taken over, and nothing else is said. */
export const BORROWING = words(
  "use take put bring back get give restore copy want keep set have the a of from in into to on here now this it again please with ' 's as was were i we me us my our it's one had instead over",
)
