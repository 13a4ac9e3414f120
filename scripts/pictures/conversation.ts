/** Has the landing page's conversation with the product itself, as a guest would, and brings what was said and drawn. */
import { type Design, openLimner } from '@limner/client'
import { CONVERSATION } from '../../apps/web/src/pages/landing/prompts.ts'
import { newDataDirectory, removeDataDirectory, startProduct } from '../../tests/harness/product.ts'

export interface Drawn {
  bytes: Uint8Array
  width: number
  height: number
}

export interface Conversation {
  prompt: string
  /** The assistant's sentence, and its concepts. */
  answer: string
  concepts: Drawn[]
  change: string
  changeAnswer: string
  /** Which of the concepts was changed, from 0. */
  changedAt: number
  changed: Drawn
}

export async function converse(): Promise<Conversation> {
  const dataDirectory = newDataDirectory()
  const product = await startProduct({ dataDirectory })
  try {
    const limner = openLimner({ url: product.url })
    const drawn = async ({ imageUrl, width, height }: Design): Promise<Drawn> => ({
      bytes: await limner.download(imageUrl),
      ...{ width, height },
    })
    const { prompt } = CONVERSATION.asked
    const projectId = 'guest-default'
    const first = await limner.design({ prompt, projectId })
    const second = await limner.design({ prompt: CONVERSATION.change, projectId })
    const designs = first.designs ?? []
    const changed = second.designs?.[0]
    const changedAt = designs.findIndex(({ id }) => id === changed?.parentDesignId)
    if (!changed || changedAt < 0) throw new Error(`The change was not made: ${second.message}`)
    return {
      ...{ prompt, answer: first.message ?? '', concepts: await Promise.all(designs.map(drawn)) },
      ...{ change: CONVERSATION.change, changeAnswer: second.message ?? '', changedAt, changed: await drawn(changed) },
    }
  } finally {
    await product.stop()
    removeDataDirectory(dataDirectory)
  }
}
