/** Share: a review link for this design alone, or the link of the project page. */
import { lazy, Suspense, useState } from 'react'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { StageButton } from './stage-button.tsx'

const ReviewLinks = lazy(() => import('../review/review-links.tsx'))

export interface Sharing {
  isPublic: boolean
  /** Path of the project page. */
  path: string
  /** Resolves when everybody may see it; where that fails, it has been told. */
  publish: () => Promise<unknown>
}

interface Props {
  /** Absent for guests: they sign in first. */
  sharing: Sharing | undefined
  /** Absent: nothing that can be reviewed, such as an upload. */
  designId: string | undefined
  onSignIn: () => void
}

export function ShareMenu({ sharing, designId, onSignIn }: Props) {
  const toast = useToast()
  const [reviewing, setReviewing] = useState(false)
  const trigger = <StageButton icon="share" word="Share" />
  if (!sharing)
    return (
      <Menu trigger={trigger} className="w-64">
        <MenuItem onSelect={onSignIn}>Sign in to share this design</MenuItem>
      </Menu>
    )
  const { isPublic, path, publish } = sharing
  async function copy() {
    try {
      if (!isPublic) await publish()
    } catch {
      return
    }
    try {
      await navigator.clipboard.writeText(location.origin + path)
      toast({ title: 'Link Copied', description: 'Whoever has the link can see this project.' })
    } catch {
      toast({ title: 'Copy Failed', description: `The link is ${location.origin}${path}`, destructive: true })
    }
  }
  return (
    <>
      <Menu trigger={trigger} className="w-72">
        {designId && <MenuItem onSelect={() => setReviewing(true)}>Send for review</MenuItem>}
        <MenuItem onSelect={() => void copy()}>{isPublic ? 'Copy the link' : 'Make public and copy the link'}</MenuItem>
        <MenuItem onSelect={() => open(path, '_blank', 'noopener')}>Open the project page</MenuItem>
      </Menu>
      {designId && reviewing && (
        <Suspense>
          <ReviewLinks designId={designId} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </>
  )
}
