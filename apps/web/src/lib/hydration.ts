/** How the server's page and the first script (entry-client.ts) speak of a page that is hydrated later than it is seen. */

/** The name of the meta element that says so; absent: the app starts at once. */
export const LAZY_HYDRATION = 'lazy-hydration'
/** The attribute of that picture. */
export const FIRST_PICTURE = 'data-first-picture'
/** The name of the meta elements that say what it starts with. apps/server writes them (web/built.ts). */
export const HYDRATION_FILE = 'hydration-file'
/** The event that says that the page is hydrated, all of it. */
export const HYDRATED = 'hydrated'
/** Lets the browser do what else there is to do: input, and painting. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
/** The attribute of the button that flips light and dark: it works before the app does (theme.ts). */
export const THEME_TOGGLE = 'data-theme-toggle'
/** The attribute of the list of themes: what is chosen counts before the app is there, too (theme.ts). */
export const THEME_CHOICE = 'data-theme-choice'
