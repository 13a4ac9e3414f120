/** Questions of quizzes, tests and assessments, by what a site is about: words | question | answers, the one in brackets is chosen, and right; where each is as good, it stands in round ones. The first row that fits is taken. */

import { rowSaid, rowsSaid } from '../../../brief/told/sayings.ts'
import type { Brief } from '../../../brief/types.ts'

const ROWS = `
personalit|coach|assessment|well-?being | When a plan changes at the last minute, you … | look for what can still work; (ask others how they see it); need a moment to think; go back to the first plan
health|survey|patient|medical | How many hours do you sleep on most nights? | Fewer than 5; (5 to 7); 7 to 9; More than 9
driv|road|traffic|licen[cs]e|theory | What does a flashing amber light at a crossing tell you? | Stop and wait; [Give way to people crossing]; Drive on at once; The road is closed
recycl|waste|rubbish | Which container does an empty glass bottle belong in? | Paper; [Glass]; Food waste; Plastic
crossword|puzzle|clue | 4 across: a boat with sails, five letters | Canoe; [Yacht]; Barge; Ferry
vocabulary|word|language|synonym|spell | Which word means nearly the same as “brief”? | Empty; [Short]; Quiet; Early
math|number|algebra|arithmetic | What is 15% of 80? | 8; [12]; 15; 20
python|programming|coding|software | What does a list's length count? | Its last item; [How many items it has]; Its letters; Its memory
astronom|space|planet|physics|science | Which planet is the largest in our solar system? | Mars; [Jupiter]; Saturn; Earth
security|first aid|safety | You smell smoke in the corridor. What do you do first? | Open a window; [Raise the alarm]; Look for its source; Take the lift
histor | Which came first? | The printing press; [The wheel]; The compass; The steam engine
geograph|travel|countr | Which ocean is the largest? | Atlantic; [Pacific]; Indian; Arctic
music|song | How many lines does a stave have? | Four; [Five]; Six; Seven
sport|football|baseball | How many players of one football team are on the field? | Nine; [Eleven]; Twelve; Ten
`

export interface Question {
  words: string
  answers: string[]
  /** The answer that is chosen. */
  chosen: number
  /** The right one; absent where each is as good. */
  right?: string
}

const TABLE: readonly (readonly [RegExp, Question])[] = ROWS.trim()
  .split('\n')
  .map((line) => {
    const cells = line.split(/\s\|\s/)
    const [keys = '', words = '', answers = ''] = cells
    const each = answers.split(';').map((one) => one.trim())
    const right = each.find((one) => one.startsWith('['))?.slice(1, -1)
    return [
      new RegExp(`\\b(?:${keys.trim()})`, 'i'),
      {
        words: words.trim(),
        answers: each.map((one) => one.replace(/^[[(]|[\])]$/g, '')),
        chosen: Math.max(
          0,
          each.findIndex((one) => /^[[(]/.test(one)),
        ),
        ...(right !== undefined && { right }),
      },
    ]
  })

/** What everybody can be asked. */
const ANY: Question = {
  words: 'Which of these is the highest mountain on Earth?',
  answers: ['Mont Blanc', 'Everest', 'Kilimanjaro', 'Denali'],
  chosen: 1,
  right: 'Everest',
}

/** A sample question for a site, by the words of its prompt. @param tasks what people do there, in words */
export const questionFor = (brief: Brief, tasks = ''): Question => rowSaid(brief, TABLE, tasks) ?? ANY

/** So many questions make a quiz, after the one that fits the best. */
const MORE = 4

/** The questions of a quiz: those that fit, then what everybody can be asked. */
export function quizFor(brief: Brief, tasks: string): Question[] {
  const first = questionFor(brief, tasks)
  const others = [ANY, ...TABLE.map(([, question]) => question)].filter(({ right }) => right !== undefined)
  return [...new Set([first, ...rowsSaid(brief, TABLE, tasks), ...(first.right === undefined ? [] : others)])].slice(
    0,
    1 + MORE,
  )
}
