import type { Plugin } from 'vite'

/** The contract as plain data, so that zod never enters the browser's bundle. */
const MODULES: Record<string, () => Promise<unknown>> = {
  'virtual:limner-routes': async () => (await import('@limner/contract/routes')).slimRoutes,
  'virtual:limner-docs': async () => (await import('@limner/contract/docs')).endpointSummaries,
  'virtual:limner-docs-details': async () => (await import('@limner/contract/docs')).endpointDetails,
}

export function slimRoutesPlugin(): Plugin {
  return {
    name: 'limner-routes',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    async load(id) {
      const read = MODULES[id.replace(/^\0/, '')]
      return id.startsWith('\0') && read ? `export default ${JSON.stringify(await read())}` : null
    },
  }
}
