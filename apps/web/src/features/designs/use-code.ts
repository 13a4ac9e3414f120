/** The generated code of designs: asked for once, kept while the card lives. */
import { useCallback, useState } from 'react'
import { api } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Concept } from './concept.ts'

export type CodeState =
  | { status: 'idle' | 'loading' }
  | { status: 'loaded' | 'failed'; code: string; componentName: string; dependencies: string[] }

const IDLE: CodeState = { status: 'idle' }

/** By the address of the picture, which every concept has. */
export function useCode() {
  const [states, setStates] = useState<ReadonlyMap<string, CodeState>>(new Map())
  const toast = useToast()
  const put = useCallback((url: string, state: CodeState) => setStates((before) => new Map(before).set(url, state)), [])

  async function generate({ id, url }: Concept): Promise<void> {
    const { status } = states.get(url) ?? IDLE
    if (status === 'loading' || status === 'loaded') return
    put(url, { status: 'loading' })
    try {
      const { code, componentName, dependencies } = await api.generateCode({
        body: { imageUrl: url, ...(id && { designId: id }) },
      })
      put(url, { status: 'loaded', code, componentName, dependencies })
    } catch (error) {
      console.error('No code could be generated', error)
      put(url, { status: 'failed', code: '// Failed to generate code', componentName: 'Error', dependencies: [] })
      toast({
        title: t('Code Generation Failed'),
        description: t('Failed to generate code from the design. Please try again.'),
        destructive: true,
      })
    }
  }
  return { stateOf: (concept: Concept): CodeState => states.get(concept.url) ?? IDLE, generate }
}
export type Codes = ReturnType<typeof useCode>
