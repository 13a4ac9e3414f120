declare module 'virtual:limner-routes' {
  import type { SlimRoute } from '@limner/contract/routes'
  import type { Api } from '@limner/contract/types'

  const routes: { [K in keyof Api]: SlimRoute }
  export default routes
}

declare module 'virtual:limner-docs' {
  import type { EndpointSummary } from '@limner/contract/docs'

  const summaries: EndpointSummary[]
  export default summaries
}

declare module 'virtual:limner-docs-details' {
  import type { EndpointDetails } from '@limner/contract/docs'

  const details: Record<string, EndpointDetails>
  export default details
}

/** Custom properties may stand in a style. */
declare namespace React {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
