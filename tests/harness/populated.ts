/** A product in which somebody has worked: what the screens show when they are not empty. */

import type { Client } from '@limner/contract/client'
import type { Api, Prediction } from '@limner/contract/types'
import { type Account, signUp } from './account.ts'
import { ended } from './ended.ts'

export interface Populated {
  account: Account
  /** A published project with a line of three versions. */
  poster: string
  /** A published project. */
  website: string
  /** A published project with four concepts of a logo. */
  logos: string
  /** A project in which nothing was said or made, of the same person. */
  empty: string
}

const WORK = [
  { title: 'Harbor & Finch', prompt: 'Logo for a coffee roaster called Harbor & Finch, navy and copper', edits: [] },
  { title: 'Dr. Ines Moreau', prompt: 'Business card for Dr. Ines Moreau, dentist, +33 1 44 55 66 77', edits: [] },
  { title: 'Cirrus', prompt: 'App icon for a weather app called Cirrus, a cloud with a small sun', edits: [] },
  { title: 'Spring plant sale', prompt: 'Banner for a spring plant sale, 20% off until Sunday', edits: [] },
  {
    title: 'Kestrel',
    prompt:
      'Website for Kestrel, a bicycle courier in Lisbon, bold and fast, with the pages home, services, prices and contact',
    edits: [],
  },
  {
    title: 'A jazz night at The Blue Door',
    prompt: 'Poster for a jazz night at The Blue Door, Friday 12 June, 9 pm',
    edits: ['make it dark green', 'make the background lighter'],
  },
]

/** Waits for what takes longer than the first answer; it must succeed. */
async function succeeded(api: Client<Api>, prediction: Prediction): Promise<Prediction> {
  const done = await ended(api, prediction)
  if (done?.status !== 'succeeded') throw new Error(`Nothing was made: ${done?.message}`)
  return done
}

/** Has a conversation in a project; the server keeps what was said. */
async function converse(api: Client<Api>, projectId: string, prompt: string, edits: readonly string[]): Promise<void> {
  let parentDesignId: string | undefined
  for (const words of [prompt, ...edits]) {
    const edit = parentDesignId && { parentDesignId, modificationPrompt: words }
    const { designIds } = await succeeded(
      api,
      await api.generateDesign({ body: { prompt: words, projectId, ...edit } }),
    )
    parentDesignId = designIds?.[0] ?? parentDesignId
  }
}

/** Somebody signs up at the product under `url`, makes designs of every kind and publishes them. */
export async function populate(url: string): Promise<Populated> {
  const account = await signUp(url)
  const { api } = account
  const { id: empty } = await api.createProject({ body: { title: 'New Project' } })
  await api.createBrandKit({
    body: { name: 'Harbor & Finch', colours: { paper: '#f7f1e5', ink: '#16263d', accent: '#b4652f' }, tones: ['warm'] },
  })
  const ids: Record<string, string> = {}
  for (const { title, prompt, edits } of WORK) {
    const { id } = await api.createProject({ body: { title } })
    await converse(api, id, prompt, edits)
    await api.updateProject({ params: { id }, body: { isPublic: true } })
    ids[title] = id
  }
  return {
    account,
    empty,
    poster: ids['A jazz night at The Blue Door'] ?? '',
    website: ids.Kestrel ?? '',
    logos: ids['Harbor & Finch'] ?? '',
  }
}
