import type { Notice } from './notice.ts'
import { useToast } from './toast.tsx'

/** Copies a text, and says whether the browser let it be copied. */
export function useCopy(): (text: string, copied: Notice, failed: Notice) => Promise<void> {
  const toast = useToast()
  return async (text, copied, failed) => {
    try {
      await navigator.clipboard.writeText(text)
      toast(copied)
    } catch {
      toast({ ...failed, destructive: true })
    }
  }
}
