import { useRef } from 'react'

/** What is opened over the page takes the focus itself, so that no control shows its tooltip before it is wanted, and gives it back. */
export function useOwnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      opener.current = document.activeElement
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
