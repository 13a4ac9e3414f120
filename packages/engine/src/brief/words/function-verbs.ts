/** What people do on a site: the verb that a block is drawn for, and the words that say it. Lemmas; verbs, then nouns. */
import type { FunctionVerb } from '../types.ts'

const row = (verb: FunctionVerb, verbs: string, nouns = '') => ({
  verb,
  verbs: verbs.split(' '),
  nouns: nouns.split(' ').filter(Boolean),
})

const ROWS = [
  row(
    'browse',
    'browse view see display show explore access open read list present check showcase look navigate discover',
    'display browsing viewing catalog catalogue listing overview presentation gallery',
  ),
  row(
    'search',
    'search find look-up lookup query locate inquire input-keyword',
    'search searching query inquiry lookup finder',
  ),
  row('filter', 'filter narrow', 'filter filtering filters'),
  row('sort', 'sort rank order-by categorize categorise organize organise classify', 'sorting categorization ranking'),
  row('compare', 'compare contrast', 'comparison comparing'),
  row(
    'book',
    'book reserve schedule arrange rent hire borrow lend return',
    'booking reservation scheduling appointment rental',
  ),
  row('pay', 'pay donate checkout collect-fees', 'payment payments checkout billing invoicing donation'),
  row('buy', 'buy purchase order add-to-cart shop sell swap trade exchange', 'cart basket purchase ordering shopping'),
  row(
    'post',
    'post publish submit upload-post write announce advertise ask suggest describe',
    'posting publishing publication submission announcement',
  ),
  row(
    'comment',
    'comment reply respond answer discuss participate debate interact leave collaborate',
    'comment comments discussion forum reply replying answering feedback interaction',
  ),
  row('rate', 'rate review evaluate', 'rating ratings review reviews'),
  row('vote', 'vote cast poll', 'voting poll polling'),
  row(
    'follow',
    'follow subscribe like favorite favourite save bookmark',
    'subscription newsletter favorites favourites bookmarking',
  ),
  row(
    'track',
    'track monitor trace follow-up log record clock count',
    'tracking monitoring logging attendance traceability history',
  ),
  row(
    'analyze',
    'analyze analyse visualize visualise assess predict summarize summarise understand',
    'analysis analytics statistics visualization visualisation chart charts dashboard dashboards report assessment',
  ),
  row('report', 'generate report export print', 'reporting reports generation invoice'),
  row(
    'calculate',
    'calculate compute convert estimate execute',
    'calculation calculations calculator estimate estimation conversion',
  ),
  row(
    'manage',
    'manage administer maintain handle collect store process configure control organize-projects perform conduct',
    'management administration configuration settings inventory control',
  ),
  row(
    'create',
    'create add make build compose design generate-new draw set define plant',
    'creation formulation composing editor maker builder template templates',
  ),
  row(
    'edit',
    'edit mark update upgrade modify change adjust customize customise revise move undo redo mute switch toggle rearrange highlight crop resize rotate',
    'editing updating modification customization',
  ),
  row('delete', 'delete remove cancel', 'deletion removal'),
  row('upload', 'upload attach import', 'upload uploads uploading attachment attachments'),
  row('download', 'download', 'download downloads downloading'),
  row(
    'chat',
    'chat message communicate talk contact converse',
    'chat chatting messaging messages message communication chatbot contact',
  ),
  row(
    'send',
    'send notify deliver share invite distribute',
    'sharing notification notifications sending invitation alert alerts',
  ),
  row('apply', 'apply enroll enrol request adopt volunteer', 'application applications enrollment enrolment'),
  row('register', 'register sign-up join-up', 'registration sign-up signup'),
  row('log-in', 'login log-in sign-in', 'login authentication'),
  row('join', 'join match connect', 'joining matching matchmaking membership'),
  row('play', 'play simulate spin battle solve resign', 'game games simulation gameplay'),
  row(
    'learn',
    'learn study practice practise take watch listen',
    'learning lesson lessons course courses quiz quizzes practice exam exams flashcards',
  ),
  row('select', 'select choose pick assign', 'selection choosing'),
  row(
    'verify',
    'verify approve confirm identify review-requests scan',
    'verification approval identification confirmation',
  ),
  row('enter', 'enter input fill fill-out fill-in type-in', 'input entry'),
  row('receive', 'receive earn win', 'rewards'),
]

/** The function of a verb, and of a noun that names what is done ('online payments', 'document management'). */
export const BY_VERB: ReadonlyMap<string, FunctionVerb> = new Map(
  ROWS.flatMap(({ verb, verbs }) => verbs.map((word) => [word, verb])),
)
export const BY_NOUN: ReadonlyMap<string, FunctionVerb> = new Map(
  ROWS.flatMap(({ verb, nouns }) => nouns.map((word) => [word, verb])),
)

/** Forms that are never nouns: where one stands behind another verb, what is done begins anew. */
export const SURE_VERBS: ReadonlySet<string> = new Set(
  `view see browse manage create edit delete remove add choose submit perform provide conduct select compare calculate analyze analyse
  generate explore find write receive learn join enter monitor participate collect communicate publish explain compose adjust
  modify approve verify invite enroll subscribe reply discuss undo customize customise receive`.split(/\s+/u),
)

/** What a word in -ing may be a form of: 'renting' of rent, 'hiring' of hire, 'planning' of plan. */
export function stemsOf(word: string): string[] {
  const stem = word.replace(/ing$/, '')
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')]
}
