import type { Action } from '@limner/contract/types'
import { useLocation } from 'wouter'
import type { Concept } from '../../../features/designs/concept.ts'
import {
  downloadFile,
  downloadPicture,
  rememberDownload,
  SIGN_IN_TO_DOWNLOAD,
} from '../../../features/designs/download.ts'
import { reasonOf } from '../../../lib/api.ts'
import { t } from '../../../lib/language/translate.ts'
import { useUser } from '../../../lib/session.ts'
import { useToast } from '../../../ui/toast.tsx'

/** Files are for accounts: who is nobody yet goes to sign in, and finds the file afterwards. */
export function useDownloads() {
  const user = useUser()
  const [, navigate] = useLocation()
  const toast = useToast()
  const failed = (description: string) => toast({ title: t('Export Failed'), description, destructive: true })
  /** Answers whether it was a guest. */
  function guestExport({ id = '', fileName }: Concept, url: string): boolean {
    if (user) return false
    rememberDownload({ id, title: fileName, url })
    navigate(SIGN_IN_TO_DOWNLOAD)
    return true
  }
  function download(concept: Concept) {
    if (!guestExport(concept, concept.url)) void downloadPicture(concept.url, concept.fileName)
  }
  /** What an answer offers: a file of the interface, or a page. */
  function act({ label, url }: Action) {
    if (!url.startsWith('/api/')) navigate(url)
    else if (user) void downloadFile(url, label).catch((error) => failed(reasonOf(error)))
    else {
      rememberDownload({ id: '', title: label, url })
      navigate(SIGN_IN_TO_DOWNLOAD)
    }
  }
  return { download, guestExport, act }
}
