/** How the server's page and the first script (wake.ts) speak of a page that rests until it is needed. */

/** The name of the meta element that says so; absent: the app starts at once. */
export const RESTS = 'rests'
/** The name of the meta elements that say what it starts with. apps/server writes them (web/built.ts). */
export const WAKE_FILE = 'wake-file'
/** The event that says that the page is alive, all of it. */
export const ALIVE = 'alive'
/** The attribute of the button that flips light and dark: it works before the app does (theme.ts). */
export const THEME_TOGGLE = 'data-theme-toggle'
