/** How prompts were read: each with its texts coloured, what proposed them and how sure it was, what its clauses do, and what was left over. */
import { readBrief } from '@limner/engine/instruments'
import { findTexts, learned, promptText, rolesOfTexts, see } from '@limner/engine/language'
import { escaped } from './page.ts'

/** Prompts whose reading is harder than a contact sheet shows. */
const TELLING = [
  'Create an Instagram post for a second-hand bookshop. Encourage students to bring their old textbooks and get 15% off. The target audience is students. Use warm colors.',
  "Please implement a booking website for a climbing hall where members can reserve a lane and compare courses. Use linen for the background and 'Reserve now' on the button.",
  "Business card for 'Halcyon Tuning' with contact details '+44 20 7946 0018\\ninfo@halcyon.example\\n9 Quay Street, Bristol' in small white letters",
]

const HUES: Record<string, number> = { brand: 40, headline: 200, tagline: 280, subhead: 170, cta: 340, offer: 20 }
const colourOf = (role: string) => `hsl(${HUES[role.replace('*', '')] ?? 110} 80% 85%)`

function readingHtml(prompt: string): string {
  const { sighted, kind } = see(promptText(prompt))
  const { text, tokens } = sighted.words
  const spans = findTexts(learned(), sighted)
  const roles = rolesOfTexts(learned().roles, sighted, spans)
  let [html, at, left] = ['', 0, '']
  for (const [n, { from, to, score, rule }] of spans.entries()) {
    const [start, end, role] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0, roles[n] ?? '']
    left += `${text.slice(at, start)} … `
    const told = `${role}, ${rule}, ${score.toFixed(1)}`
    html += `${escaped(text.slice(at, start))}<mark style="background:${colourOf(role)}" title="${escaped(told)}">${escaped(text.slice(start, end))}<sub>${escaped(told)}</sub></mark>`
    at = end
  }
  const clauses = sighted.clauses.map(({ act, from, to }) => {
    const said = text.slice(tokens[from]?.from, tokens[to - 1]?.to)
    return `<li><b>${act}</b> ${escaped(said)}</li>`
  })
  const { colours, placements, subject } = readBrief(prompt)
  const fields = [
    kind,
    subject.about,
    ...colours.map(({ words, target }) => `${words} (${target})`),
    ...placements.map(({ target, at: place }) => `${target} ${place ?? ''}`),
  ]
  return `<section><p>${html}${escaped(text.slice(at))}</p><ul>${clauses.join('')}</ul><p>Fields: ${escaped(fields.filter(Boolean).join(', '))}</p><p class="left">Left over: ${escaped(left + text.slice(at))}</p></section>`
}

export const readingsHtml = (prompts: readonly string[]): string => [...TELLING, ...prompts].map(readingHtml).join('\n')
