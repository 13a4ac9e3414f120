/** Pasted mails and chats: their heads, marks of quotation, stamps and signatures frame a request and say nothing of it. */

/** A name as somebody signs with it: 'Colin', 'R', 'Helen Moss', 'Mrs Oduya'. */
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?:[ \t]+(?:and |& )?\p{Lu}[\p{L}.'’-]*){0,2}`
/** The end of the text, of a line, or of the letter that stands in quotation marks. */
const END = String.raw`[ \t]*x*[.!]*(?=\s*(?:\n|["”“»]|$))`

/** Words with or without a capital: a name has one, so that letters count. */
const either = (words: string): string =>
  words.replaceAll(/(?<=^|\|)(\p{L})/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)

const BEFORE = `(?:(?:${either('many|kind|best|warm|with best|with kind|viele|liebe|mit freundlichen')}) )*`
const SHORT = either('regards|thx|cheers|ta')
const CLOSINGS = `${SHORT}|${either('wishes|thanks|thank you|love|best|yours|sincerely|grüße|grüßen|gruß|danke|merci|gracias|grazie|bedankt|cordialement|saludos')}`

/** A head of a mail; what 'From:' and 'To:' name is somebody, no hour. */
const HEAD = /^(?:from|to|cc|sent|von|an|gesendet|de|à|para|da|a|van|aan):[ \t]*[^\n\d]*\n/gimu
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto):[ \t]*(?:(?:re|fwd?|aw|wg|tr|rv):[ \t]*)*/gimu

const FRAMES: readonly (readonly [RegExp, string])[] = [
  // '---------- Forwarded message ---------', 'On Tue, 3 March 2026, Ruth wrote:'
  [/^--[^\n]*--[ \t]?$/gmu, ''],
  [/^on [^\n]{4,80} wrote:[ \t]*$/gimu, ''],
  [/^(?:> ?)+/gmu, ''],
  // '[10:42] Coach Ben: ', '12/05/2026, 10:42 - Jo: '
  [/^\[?(?:[\d./-]+,? )?\d{1,2}[:.]\d\d(?: ?[ap]m)?\]?(?: -)? [\p{L} ]{1,24}: /gimu, ''],
  [/^(?:fwd?|re|aw|wg):[ \t]*/gimu, ''],
  [/\b(?:i )?hope (?:you(?: are|['’]re) (?:all )?(?:well|good)|this finds you well|all is well)[.!,]*\s*/giu, ''],
  // 'Thanks, Colin', 'Kind regards' and a name on the next line
  [
    new RegExp(
      String.raw`(?<=[.!?\n"“]\s{0,3})${BEFORE}(?:${CLOSINGS})(?: in advance| sincerely| faithfully| again| so much)?(?:[ \t]*[,!.–-][ \t]*\n?|[ \t]*\n)[ \t]*${NAME}${END}`,
      'gu',
    ),
    '',
  ],
  // 'Thx R'
  [new RegExp(String.raw`(?<=[.!?\n]\s{0,3})${BEFORE}(?:${SHORT}) ${NAME}${END}`, 'gu'), ''],
]

/** The text without what only frames it; a subject stands as a sentence of its own. */
export function withoutFrame(prompt: string): string {
  let text = prompt
  // A line with a label alone is no mail: 'From: 8 pm' of a data sheet, 'To: Mia' of a card.
  if (/^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto):/imu.test(text)) {
    text = text.replace(HEAD, '').replace(SUBJECT, '')
  }
  for (const [frame, instead] of FRAMES) text = text.replace(frame, instead)
  return text
}
