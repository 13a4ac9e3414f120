declare module 'virtual:limner-routes' {
  import type { SlimRoute } from '@limner/contract/routes'
  import type { Api } from '@limner/contract/types'

  const routes: { [K in keyof Api]: SlimRoute }
  export default routes
}
