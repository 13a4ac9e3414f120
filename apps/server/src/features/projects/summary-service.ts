/** A project in a few sentences: from what was said and what was made, without guessing. */
import type { Message } from '@limner/contract/types'
import type { DesignFacts, DesignStore } from '../designs/store.ts'
import type { DesignStyle } from '../designs/style-store.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from './service.ts'
import { describeProject } from './summary-text.ts'

export interface SummaryParts {
  projects: Pick<ProjectService, 'titleOf'>
  messages: Pick<MessageService, 'page'>
  designs: Pick<DesignStore, 'pageOfProject' | 'looksOf'>
}

const MAX_DESIGNS = 50
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
const looksOf = ({ palette, typography }: DesignStyle) => {
  const { paper, ink, accent, secondary } = palette
  const { display, text } = typography
  return { colours: [...new Set<string>([paper, ink, accent, secondary])], typefaces: [...new Set([display, text])] }
}

const changeText = ({ modificationPrompt, version, title, changes }: DesignFacts): string => {
  const what = changes.map(({ what, to }) => (to ? `${what}: ${to}` : what)).join(', ')
  return first(`${title}, version ${version}: ${what || modificationPrompt || 'changed'}`)
}

/** Wishes that were answered with no design yet, the oldest first: a question or an apology leaves them open. */
function openOf(messages: readonly Message[]): string[] {
  const lastMade = messages.findLastIndex(({ type, metadata }) => type === 'ai' && metadata.designUrls?.length)
  return messages
    .slice(lastMade + 1)
    .filter(({ type, content }) => type === 'user' && content.trim() !== '')
    .map(({ content }) => first(content))
}

export const summaryService = ({ projects, messages: conversation, designs }: SummaryParts) => ({
  async summarize(projectId: string) {
    const [title, messages, rows] = await Promise.all([
      projects.titleOf(projectId),
      conversation.page(projectId, LATEST),
      designs.pageOfProject(projectId, LATEST),
    ])
    const said = messages.filter(({ type, content }) => type === 'user' && content.trim() !== '')
    // What was generated without a message of its own was asked for all the same.
    const asked = [...new Set([...said.map(({ content }) => content), ...rows.map(({ prompt }) => prompt)])]
    const latest = latestOf(rows)
    const shown = latest.slice(-MAX_DESIGNS)
    const looks = await designs.looksOf(shown.map(({ id }) => id))
    const changed = rows.filter(({ version }) => version > 1)
    const open = openOf(messages)
    const last = changed.at(-1)
    const summary = describeProject({
      title,
      kinds: latest.map(({ kind }) => kind),
      firstWish: asked[0],
      moreWishes: Math.max(0, asked.length - 1 - open.length),
      changes: changed.length,
      lastChange: last && { ...last, words: last.modificationPrompt },
      open,
    })
    return {
      summary,
      asked: asked.slice(-MAX_DESIGNS).map((text) => first(text)),
      decided: changed.slice(-MAX_DESIGNS).map(changeText),
      designs: shown.flatMap(({ id, title, kind, version }) => {
        const seen = looks.get(id)
        return seen ? [{ id, title, category: kind, versionNumber: version, ...looksOf(seen) }] : []
      }),
      open,
    }
  },
})
export type SummaryService = ReturnType<typeof summaryService>
