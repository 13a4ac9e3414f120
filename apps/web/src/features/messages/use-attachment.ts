import { useState } from 'react'
import { type Attachment, AttachmentError, readAttachment } from '../../lib/attachment.ts'
import { useToast } from '../../ui/toast.tsx'

/** The one image of the message that is being written: another one takes its place. */
export function useAttachment() {
  const toast = useToast()
  const [image, setImage] = useState<Attachment | null>(null)
  async function attach(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      setImage(await readAttachment(file))
    } catch (error) {
      const description = error instanceof AttachmentError ? error.message : 'Please try another file.'
      toast({ title: 'The image could not be attached', description, destructive: true })
    }
  }
  return { image, attach, remove: () => setImage(null) }
}
