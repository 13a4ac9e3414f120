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
const keyOf = ({ url }: Concept, page: number) => (page === 0 ? url : `${url}#${page}`)

/** By the address of the picture, which every concept has, and the page of it. */
export function useCode() {
  const [states, setStates] = useState<ReadonlyMap<string, CodeState>>(new Map())
  const toast = useToast()
  const put = useCallback((key: string, state: CodeState) => setStates((before) => new Map(before).set(key, state)), [])

  async function generate(concept: Concept, page = 0): Promise<void> {
    const { id, url } = concept
    const key = keyOf(concept, page)
    const { status } = states.get(key) ?? IDLE
    if (status === 'loading' || status === 'loaded') return
    put(key, { status: 'loading' })
    try {
      const { code, componentName, dependencies } = await api.generateCode({
        body: { imageUrl: url, ...(id && { designId: id }), ...(page > 0 && { page }) },
      })
      put(key, { status: 'loaded', code, componentName, dependencies })
    } catch (error) {
      console.error('No code could be generated', error)
      put(key, { status: 'failed', code: '// Failed to generate code', componentName: 'Error', dependencies: [] })
      toast({
        title: t('Code Generation Failed'),
        description: t('Failed to generate code from the design. Please try again.'),
        destructive: true,
      })
    }
  }
  return {
    /** @param page of a site, from 0 */
    stateOf: (concept: Concept, page = 0): CodeState => states.get(keyOf(concept, page)) ?? IDLE,
    generate,
  }
}
export type Codes = ReturnType<typeof useCode>
