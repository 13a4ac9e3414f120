/** A project in a few sentences: from what was said and what was made, without guessing. */
import type { Message } from '@limner/contract/types'
import type { DesignFacts, DesignLooks, DesignStore } from '../designs/store.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from './service.ts'

export interface SummaryParts {
  projects: Pick<ProjectService, 'get'>
  messages: Pick<MessageService, 'page'>
  designs: Pick<DesignStore, 'pageOfProject' | 'looksOf'>
}

const MOST = 50
/** Of the messages and designs that are looked at, the latest. */
const LATEST = { page: 1, limit: 200 }
const first = (text: string, length = 300) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** The latest version of each line. */
function latestOf(rows: readonly DesignFacts[]): DesignFacts[] {
  const latest = new Map<string, DesignFacts>()
  for (const row of rows) if (row.version > (latest.get(row.rootId)?.version ?? 0)) latest.set(row.rootId, row)
  return [...latest.values()]
}

/** The colours that a design is seen by, and its families. */
const looksOf = ({ palette, typography }: DesignLooks) => {
  const { paper, ink, accent, secondary } = palette
  const { display, text } = typography
  return { colours: [...new Set<string>([paper, ink, accent, secondary])], typefaces: [...new Set([display, text])] }
}

const changeText = ({ modificationPrompt, version, title, changes }: DesignFacts): string => {
  const what = changes.map(({ what, to }) => (to ? `${what}: ${to}` : what)).join(', ')
  return first(`${title}, version ${version}: ${what || modificationPrompt || 'changed'}`)
}

/** Wishes that nothing was answered to, and what the last answer offered instead of a design. */
function openOf(messages: readonly Message[]): string[] {
  const lastAnswer = messages.findLastIndex(({ type }) => type === 'ai')
  const waiting = messages.slice(lastAnswer + 1).map(({ content }) => first(content))
  const last = messages[lastAnswer]
  const offered = last && !last.metadata.designUrls?.length ? (last.metadata.suggestions ?? []) : []
  return [...waiting, ...offered]
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

export const summaryService = ({ projects, messages: conversation, designs }: SummaryParts) => ({
  async summarize(projectId: string) {
    const [project, messages, rows] = await Promise.all([
      projects.get(projectId),
      conversation.page(projectId, LATEST),
      designs.pageOfProject(projectId, LATEST),
    ])
    const said = messages.filter(({ type, content }) => type === 'user' && content.trim() !== '')
    // What was generated without a message of its own was asked for all the same.
    const asked = [...new Set([...said.map(({ content }) => content), ...rows.map(({ prompt }) => prompt)])]
    const latest = latestOf(rows)
    const shown = latest.slice(-MOST)
    const looks = await designs.looksOf(shown.map(({ id }) => id))
    const decided = rows.filter(({ version }) => version > 1).map(changeText)
    const open = openOf(messages)
    const titles = [...new Set(latest.map(({ title }) => title))]
    const summary = [
      `${project.title}: ${counted(latest.length, 'design')}${titles.length ? ` (${titles.slice(0, 5).join('; ')})` : ''}.`,
      asked[0] ? `Asked for: ${first(asked[0], 200)}` : '',
      decided.length ? `${counted(decided.length, 'change')} since, the last one: ${decided.at(-1)}.` : '',
      open.length ? `Open: ${first(open[0] ?? '', 200)}` : '',
    ]
    return {
      summary: summary.filter(Boolean).join(' '),
      asked: asked.slice(-MOST).map((text) => first(text)),
      decided: decided.slice(-MOST),
      designs: shown.flatMap(({ id, title, kind, version }) => {
        const seen = looks.get(id)
        return seen ? [{ id, title, category: kind, versionNumber: version, ...looksOf(seen) }] : []
      }),
      open,
    }
  },
})
export type SummaryService = ReturnType<typeof summaryService>
