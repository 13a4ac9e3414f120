/** Everything that is kept about a person, written while it is read: no more than one page of it is held in memory. */
import { PAGE_LIMITS, type Paging } from '@limner/contract'
import type { User } from '@limner/contract/types'
import type { DesignService } from '../designs/service.ts'
import type { MessageService } from '../messages/service.ts'
import type { ProjectService } from '../projects/service.ts'

export interface ExportParts {
  projects: Pick<ProjectService, 'page' | 'pageOfBin'>
  messages: Pick<MessageService, 'page'>
  designs: Pick<DesignService, 'pageOfProject'>
  /** What else is kept of a person, by name. */
  keptOf: (userId: string) => Promise<Record<string, unknown>>
}

type Page<T> = (paging: Paging) => Promise<T[]>

async function* each<T>(page: Page<T>, limit: number): AsyncGenerator<T> {
  for (let number = 1; ; number++) {
    const found = await page({ page: number, limit })
    yield* found
    if (found.length < limit) return
  }
}

/** The values of a JSON list, or what stands for each. */
async function* list<T>(values: AsyncIterable<T>, write: (value: T) => AsyncIterable<string>): AsyncGenerator<string> {
  let comma = ''
  yield '['
  for await (const value of values) {
    yield comma
    yield* write(value)
    comma = ','
  }
  yield ']'
}

async function* json(value: unknown): AsyncGenerator<string> {
  yield JSON.stringify(value, null, 2)
}

/** A JSON object in UTF-8. */
export async function* exportOf(user: User, parts: ExportParts): AsyncGenerator<Uint8Array> {
  const projects = each((paging) => parts.projects.page(user.id, paging), PAGE_LIMITS.projects)
  const deleted = each((paging) => parts.projects.pageOfBin(user.id, paging), PAGE_LIMITS.projects)
  const messagesOf = (id: string) => each((paging) => parts.messages.page(id, paging), PAGE_LIMITS.messages)
  const designsOf = (id: string) => each((paging) => parts.designs.pageOfProject(id, paging), PAGE_LIMITS.designs)

  /** A project with its messages and designs. */
  async function* whole(project: { id: string }): AsyncGenerator<string> {
    yield `${JSON.stringify(project).slice(0, -1)},"messages":`
    yield* list(messagesOf(project.id), json)
    yield ',"designs":'
    yield* list(designsOf(project.id), json)
    yield '}'
  }

  async function* text(): AsyncGenerator<string> {
    const about = { exportedAt: new Date().toISOString(), user, ...(await parts.keptOf(user.id)) }
    yield `${JSON.stringify(about).slice(0, -1)},"projects":`
    yield* list(projects, whole)
    yield ',"bin":'
    yield* list(deleted, whole)
    yield '}'
  }
  const encoder = new TextEncoder()
  for await (const part of text()) if (part) yield encoder.encode(part)
}
