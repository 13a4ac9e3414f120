import { api } from '../../lib/api.ts'
import { KEYS, readText, writeText } from '../../lib/storage.ts'
import { forgetGuestProject, guestProjectsWithWork } from './guest-history.ts'
import { metadataOf } from './message.ts'

/**
 * Posts what was said as a guest to the account. The server has moved the designs at sign-up and made a project for each
 * local one; a project that held no design is created here. Each message goes with its own key, so that a move that
 * broke off can simply be done again.
 */
export async function moveGuestHistory(): Promise<void> {
  const local = guestProjectsWithWork()
  if (local.length === 0) return
  const lastActive = readText(KEYS.activeGuestProject)
  const projects = await api.listProjects()
  for (const { id, title, messages } of local) {
    const target =
      projects.find((project) => project.guestProjectId === id) ?? (await api.createProject({ body: { title } }))
    if (target.title !== title) await api.updateProject({ params: { id: target.id }, body: { title } })
    for (const message of messages) {
      if (message.key === 'greeting') continue
      const { type, content, image } = message
      const body = { type, content, metadata: metadataOf(message), ...(image && { imageUrl: image }) }
      await api.createMessage({ params: { id: target.id }, body }, { headers: { 'idempotency-key': message.key } })
    }
    if (lastActive === id || lastActive === null) writeText(KEYS.activeProject, target.id)
    forgetGuestProject(id)
  }
  writeText(KEYS.activeGuestProject, null)
}
