import { setNonce } from 'get-nonce'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App, createQueryClient, fillCache } from './app.tsx'
import { BOOT_ID, type Boot } from './boot.ts'
import { pause } from './lib/hydration.ts'
import { loadLanguage } from './lib/language/load.ts'
import { speak } from './lib/language/translate.ts'
import { userQuery } from './lib/session.ts'

// Radix's scroll lock adds a style element: the content policy wants the page's nonce on it.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

async function start(): Promise<void> {
  const reader = await loadLanguage(document.documentElement.lang)
  speak(() => reader)
  // To run the modules' code has been a long piece of work, and each of the two below is one.
  await pause()
  const boot = JSON.parse(document.getElementById(BOOT_ID)!.textContent) as Boot
  const client = createQueryClient()
  client.setQueryData(userQuery.queryKey, boot.user)
  fillCache(client, boot.data)
  await pause()
  // In a transition, React takes the page over piece by piece, and what is pressed in between is not kept waiting.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <App client={client} site={boot.site} />)
  })
}

// No `await` of the module itself: the chunks of the pages share its code, and would be taken out of it.
void start()
