import { useState } from 'react'
import type { Attachment } from '../../lib/attachment.ts'
import { t } from '../../lib/language/translate.ts'
import { useImageFile } from '../../ui/use-image-file.ts'

/** The one image of the message that is being written: another one takes its place. */
export function useAttachment() {
  const read = useImageFile(t('The image could not be attached'))
  const [image, setImage] = useState<Attachment | null>(null)
  async function attach(file: File | undefined): Promise<void> {
    const taken = file && (await read(file))
    if (taken) setImage(taken)
  }
  return { image, attach, remove: () => setImage(null) }
}
