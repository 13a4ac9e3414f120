/** Takes a design away as a file: says so where it takes a while, what was lost, and where it failed. */
import { useState } from 'react'
import { reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { useToast } from '../../ui/toast.tsx'
import type { Concept } from './concept.ts'
import { downloadFile } from './download.ts'

/** Milliseconds after which a wait is worth a word. */
const PATIENCE = 700

/** @param onGuest who may not download yet goes to sign in; answers whether it did */
export function useExport(onGuest: (concept: Concept, url: string) => boolean) {
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  async function run(concept: Concept, label: string, url: string) {
    if (onGuest(concept, url)) return
    setBusy(true)
    const timer = setTimeout(
      () => toast({ title: t('Preparing {label}', { label }), description: concept.title }),
      PATIENCE,
    )
    try {
      const losses = await downloadFile(url, `${concept.fileName}.png`)
      if (losses.length > 0)
        toast({ title: t('{label}: not all looks the same', { label }), description: losses.join(' ') })
    } catch (error) {
      toast({ title: t('Export Failed'), description: reasonOf(error), destructive: true })
    } finally {
      clearTimeout(timer)
      setBusy(false)
    }
  }
  return { busy, run: (concept: Concept, label: string, url: string) => void run(concept, label, url) }
}
