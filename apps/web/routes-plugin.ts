import type { Plugin } from 'vite'

const NAME = 'virtual:limner-routes'

/** `virtual:limner-routes`: the contract's slim table as plain data, so that zod never enters the browser's bundle. */
export function slimRoutesPlugin(): Plugin {
  return {
    name: 'limner-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      const { slimRoutes } = await import('@limner/contract/routes')
      return `export default ${JSON.stringify(slimRoutes)}`
    },
  }
}
