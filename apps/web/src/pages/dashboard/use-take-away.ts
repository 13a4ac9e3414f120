import { useLocation } from 'wouter'
import type { Concept } from '../../features/designs/concept.ts'
import { downloadPicture, rememberDownload, SIGN_IN_TO_DOWNLOAD } from '../../features/designs/download.ts'
import { useUser } from '../../lib/session.ts'

/** Files are for accounts: who is nobody yet goes to sign in, and finds the file afterwards. */
export function useTakeAway() {
  const user = useUser()
  const [, navigate] = useLocation()
  /** Answers whether it was a guest. */
  function guestExport({ id = '', title }: Concept, url: string): boolean {
    if (user) return false
    rememberDownload({ id, title, url })
    navigate(SIGN_IN_TO_DOWNLOAD)
    return true
  }
  function download(concept: Concept) {
    if (!guestExport(concept, concept.url)) void downloadPicture(concept.url, concept.title)
  }
  return { download, guestExport }
}
