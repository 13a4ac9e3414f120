/** The link of the project page, copied; the project is made public for it where it is not. */
import { t } from '../../../lib/language/translate.ts'
import { useToast } from '../../../ui/toast.tsx'

interface Linked {
  isPublic: boolean
  path: string
  publish: () => Promise<unknown>
}

export function useProjectLink() {
  const toast = useToast()
  return async ({ isPublic, path, publish }: Linked) => {
    try {
      if (!isPublic) await publish()
    } catch {
      return
    }
    try {
      await navigator.clipboard.writeText(location.origin + path)
      toast({ title: t('Link Copied'), description: t('Whoever has the link can see this project.') })
    } catch {
      toast({
        title: t('Copy Failed'),
        description: t('The link is {origin}{path}', { origin: location.origin, path }),
        destructive: true,
      })
    }
  }
}
