import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

/** By the system's own means where there are some, else by copying the address. */
export function ShareButton({ title }: { title: string }) {
  const toast = useToast()
  async function share() {
    const url = location.origin + location.pathname
    if (navigator.share) {
      // Called off is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ title: 'Link copied' })
    } catch {
      toast({ title: 'The link could not be copied', description: url, destructive: true })
    }
  }
  return (
    <Button size="small" onClick={() => void share()}>
      Share
    </Button>
  )
}
