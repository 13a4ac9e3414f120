import type { Api } from '@limner/contract'
import { idempotencyKey } from '../../platform/idempotency.ts'
import type { Handlers } from '../../platform/mount.ts'
import type { MessageService } from './service.ts'

export const messageRoutes = (messages: MessageService): Pick<Handlers<Api>, 'listMessages' | 'createMessage'> => ({
  listMessages: ({ params, query }) => messages.page(params.id, query),
  createMessage: ({ params, body }, { caller, request, signal }) =>
    messages.add({
      projectId: params.id,
      ownerId: caller.ownerId,
      input: body,
      key: idempotencyKey(request),
      signal,
    }),
})
