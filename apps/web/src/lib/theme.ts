/** Light, dark, or as the system is. Kept in the browser; applied by a script in the head before the first paint. */
import { KEYS } from './storage.ts'
import { useStored } from './use-stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Runs in the head under the page's nonce. Listens, so that the system's change and another window's choice show too. */
export const themeScript = `(()=>{const m=matchMedia('(prefers-color-scheme:dark)'),f=()=>{let t;try{t=localStorage.getItem('${KEYS.theme}')}catch{}document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&m.matches)};f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('themechange',f)})()`

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [stored, store] = useStored(KEYS.theme)
  const set = (theme: Theme) => {
    store(theme)
    dispatchEvent(new Event('themechange'))
  }
  return [THEMES.find((theme) => theme === stored) ?? 'system', set]
}
