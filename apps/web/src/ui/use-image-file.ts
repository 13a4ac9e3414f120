import { type Attachment, AttachmentError, readAttachment } from '../lib/attachment.ts'
import { t } from '../lib/language/translate.ts'
import { useToast } from './toast.tsx'

/**
 * Reads the image of a file; what is wrong with the file is said in a notice.
 * @param failed the notice's title
 */
export function useImageFile(failed: string) {
  const toast = useToast()
  return async (file: File): Promise<Attachment | undefined> => {
    try {
      return await readAttachment(file)
    } catch (error) {
      const description = error instanceof AttachmentError ? error.message : t('Please try another file.')
      toast({ title: failed, description, destructive: true })
      return undefined
    }
  }
}
