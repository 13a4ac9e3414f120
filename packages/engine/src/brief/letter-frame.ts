/** Salutation and signature of a pasted letter: they frame the request and stand on no design. */
import { words } from './phrases.ts'
import type { Reading } from './reading.ts'

const GREETINGS = words('hi hello hey dear hallo hola bonjour ciao olá')
const CLOSINGS = words('regards thanks thank cheers sincerely best yours greetings grüße gruß saludos cordialement')
/** Words of a salutation at most: 'Good morning dear design team,'. */
const LONGEST = 6
/** Words of a signature's name at most. */
const NAME = 4

/** Takes 'Hi team,' and 'Kind regards ⏎ Heike Petersen'. */
export function readLetterFrame(reading: Reading): void {
  readSalutation(reading)
  readSignature(reading)
}

function readSalutation(reading: Reading): void {
  if (!GREETINGS.has(reading.word(0))) return
  for (let k = 1; k <= LONGEST; k++) {
    const word = reading.word(k)
    if (word !== ',' && word !== '!' && word !== '\n') continue
    if (k > 2 && reading.tokens[k + 1]?.type !== 'newline' && word !== '\n') return
    reading.take(0, k + 1, 'request')
    return
  }
}

/** A closing at the start of a line among the last ones, and one short line of a name behind it. */
function readSignature(reading: Reading): void {
  const { tokens } = reading
  for (let i = Math.max(1, tokens.length - 16); i < tokens.length; i++) {
    const starts = tokens[i - 1]?.type === 'newline' || reading.tokens[i - 1]?.sentence !== tokens[i]?.sentence
    if (!starts || !(CLOSINGS.has(reading.word(i)) || CLOSINGS.has(reading.word(i + 1)))) continue
    let to = i + 1
    while (to < tokens.length && tokens[to]?.type !== 'newline' && tokens[to]?.text !== ',') to++
    if (to - i > 5) continue
    let end = to
    while (end < tokens.length && (tokens[end]?.type === 'newline' || tokens[end]?.type === 'mark')) end++
    const from = end
    while (end < tokens.length && tokens[end]?.type === 'word') end++
    if (end < tokens.length || end - from > NAME || end === from) continue
    reading.take(i, end, 'request')
    return
  }
}
