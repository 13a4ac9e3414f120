import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** By the system's own means where there are some, else by copying the address. */
export function ShareButton({ title }: { title: string }) {
  const copyText = useCopy()
  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) {
      // Called off is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await copyText(url, { title: t('Link copied') }, { title: t('The link could not be copied'), description: url })
  }
  return (
    <Button size="small" onClick={() => void share()}>
      {t('Share')}
    </Button>
  )
}
