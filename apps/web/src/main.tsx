import { setNonce } from 'get-nonce'
import { hydrateRoot } from 'react-dom/client'
import { App, createQueryClient, fillCache } from './app.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import { loadLanguage } from './lib/language/load.ts'
import { speak } from './lib/language/translate.ts'
import { userQuery } from './lib/session.ts'

// Radix's scroll lock adds a style element: the content policy wants the page's nonce on it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const boot = JSON.parse(document.getElementById(BOOT_ID)!.textContent) as Boot
const client = createQueryClient()
client.setQueryData(userQuery.queryKey, boot.user)
fillCache(client, boot.data)

// No `await` of the module itself: the chunks of the pages share its code, and would be taken out of it.
void loadLanguage(document.documentElement.lang).then((reader) => {
  speak(() => reader)
  hydrateRoot(document.getElementById('root')!, <App client={client} site={boot.site} />)
})
