import { everyPage, PAGE_LIMITS } from '@limner/contract/client'
import { api, isRefusal } from '../../lib/api.ts'
import { KEYS, readText, writeText } from '../../lib/storage.ts'
import { forgetGuestProject, type GuestProject, guestProjectsWithWork } from './guest-history.ts'
import { type ChatMessage, metadataOf } from './message.ts'

/**
 * Posts what was said as a guest to the account. The server has moved the designs at sign-up and made a project for each
 * local one; a project that held no design is created here. Each message goes with its own key, so that a move that
 * broke off can simply be done again.
 * @returns whether everything is there: what is missing is kept for the next time
 */
export async function moveGuestHistory(): Promise<boolean> {
  const local = guestProjectsWithWork()
  if (local.length === 0) return true
  const lastActive = readText(KEYS.activeGuestProject)
  let complete = true
  for (const project of local) {
    try {
      const id = await move(project)
      if (lastActive === project.id || lastActive === null) writeText(KEYS.activeProject, id)
      forgetGuestProject(project.id)
    } catch {
      complete = false
    }
  }
  if (complete) writeText(KEYS.activeGuestProject, null)
  return complete
}

async function move({ id, title, createdAt, messages }: GuestProject): Promise<string> {
  const projects = (await everyPage((query) => api.listProjects({ query }), PAGE_LIMITS.projects)).flat()
  const target =
    projects.find(({ guestProjectId }) => guestProjectId === id) ??
    (await api.createProject({ body: { title, createdAt } }))
  if (target.title !== title)
    await api.updateProject({ params: { id: target.id }, body: { title, updatedAt: createdAt } })
  for (const message of messages) if (message.key !== 'greeting') await post(target.id, message)
  return target.id
}

/** A picture that the server does not take must not keep the words back, nor one message the others. */
async function post(id: string, { key, type, content, image, timestamp, ...rest }: ChatMessage): Promise<void> {
  const headers = { 'idempotency-key': key }
  const said = timestamp && !Number.isNaN(Date.parse(timestamp)) && { createdAt: new Date(timestamp).toISOString() }
  const body = { type, content, metadata: metadataOf({ key, type, content, ...rest }), ...said }
  const call = (more: { imageUrl?: string }) =>
    api.createMessage({ params: { id }, body: { ...body, ...more } }, { headers })
  try {
    await call(image ? { imageUrl: image } : {})
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (image) await call({}).catch(passRefusal)
  }
}

function passRefusal(error: unknown): void {
  if (!isRefusal(error)) throw error
}
