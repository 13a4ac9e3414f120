import { useLocation } from 'wouter'
import type { Concept } from '../../features/designs/concept.ts'
import { downloadPicture, rememberDownload, SIGN_IN_TO_DOWNLOAD } from '../../features/designs/download.ts'
import { useUser } from '../../lib/session.ts'

/** Files are for accounts: who is nobody yet goes to sign in, and finds the file afterwards. */
export function useTakeAway() {
  const user = useUser()
  const [, navigate] = useLocation()
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
  return { download, guestExport }
}
