/** Light, dark, or as the system is. Kept in the browser; applied by a script in the head before the first paint. */
import { THEME_CHOICE, THEME_TOGGLE } from './hydration.ts'
import { KEYS } from './storage.ts'
import { useStored } from './use-stored.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * Runs in the head under the page's nonce: the theme is right in the first paint, and the toggle and the list of themes work from then on,
 * however long the rest of the page takes. The choice lasts as long as the page where the browser refuses to keep it.
 */
export const themeScript = `(()=>{const m=matchMedia('(prefers-color-scheme:dark)'),c=document.documentElement.classList;let n=null;const f=()=>{let t=n;try{t=localStorage.getItem('${KEYS.theme}')??n}catch{}c.toggle('dark',t==='dark'||t!=='light'&&m.matches)};f();m.addEventListener('change',f);addEventListener('storage',f);addEventListener('themechange',f);const k=t=>{n=t;try{localStorage.setItem('${KEYS.theme}',t)}catch{}f();dispatchEvent(new StorageEvent('storage',{key:'${KEYS.theme}'}))};addEventListener('click',e=>{if(e.target.closest?.('[${THEME_TOGGLE}]'))k(c.contains('dark')?'light':'dark')},true);addEventListener('change',e=>{if(e.target.matches?.('[${THEME_CHOICE}]'))k(e.target.value)},true)})()`

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [stored, store] = useStored(KEYS.theme)
  const set = (theme: Theme) => {
    store(theme)
    dispatchEvent(new Event('themechange'))
  }
  return [THEMES.find((theme) => theme === stored) ?? 'system', set]
}
