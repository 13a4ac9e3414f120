/** How people ask for one design for each row of a list. */

const PEOPLE =
  '(?:people|persons|names?|rows?|lines?|guests?|members?|employees|colleagues|staff|players?|students?|participants?|speakers?|winners?|entries|items?)'

/** "for each of these people", "for everyone on this list", "one per name". */
export const EACH = new RegExp(
  `\\b(?:for (?:each|every|every single)(?: one| single)?(?: (?:of|in|on) (?:these|those|them|the|this|my|our)(?: following| \\d{1,3})?)?(?: (?:${PEOPLE}|list|table|team))?` +
    `|for (?:everyone|everybody) (?:on|in|of) (?:this|the|my|our)(?: following)? (?:list|team|table)` +
    `|(?:one )?(?:for|per) (?:each|every) ${PEOPLE}|(?:one )?per ${PEOPLE}|one each(?: for)?)(?: below| here)?(?![\\p{L}\\d])`,
  'iu',
)
/** "20 business cards": the number, the words between, the piece. */
export const MANY_PIECES =
  /\b([1-9]\d{1,2}|[3-9]) ((?:(?:business|name|place|visiting|gift|member|membership|thank you|invitation|table) )?)(cards|badges|tags|tickets|vouchers|certificates|invitations|labels|posters|diplomas)\b/iu
/** What stands before a line of a list. */
export const MARKER = /^\s*(?:[-*•–]|\d{1,3}[.)])\s+/u
/** What may part the cells of a row, the surest first. */
export const CELLS = [/\t/, / *[|;] */, / *, */, / +[-–—] +/] as const
/** Names of columns. */
export const HEADINGS =
  /^(?:(?:full |first |last |sur|fore)?names?|person|guest|who|roles?|(?:job )?titles?|position|job|function|e-?mail(?: address)?|(?:tele|mobile )?phone(?: number)?|tel|mobile|web(?:site| address)?|url|company|department|team|table|seat|number|no|date|place|city|address|award|amount|code)\.?$/iu
/** What a column is by what stands in it. */
export const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['Email', /^\S+@\S+$/],
  ['Phone', /^[+(]?[\d ()./-]{6,}$/],
  ['Website', /^(?:https?:\/\/)?[\w-]+\.[\w.-]+(?:\/\S*)?$/],
]
