import type { Api } from '@limner/contract'
import { idempotencyKey } from '../../platform/idempotency.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { MessageService } from './service.ts'

export const messageRoutes = (messages: MessageService): Pick<Handlers<Api>, 'listMessages' | 'createMessage'> => ({
  listMessages: ({ params, query }, { seen }) => messages.page(params.id, query, seen),
  createMessage: ({ params, body }, { caller, seen, request, signal }) => {
    const { ownerId } = seen ?? caller
    const about = { projectId: params.id, ownerId, by: caller.ownerId }
    return messages.add({ ...about, input: body, key: idempotencyKey(request), signal }, seen)
  },
})
