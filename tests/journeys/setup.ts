/** Before all journeys: one product for everybody. Each journey brings people, projects and words of its own. */
import type { TestProject } from 'vitest/node'
import { serveBubble } from '../harness/bubble.ts'
import { removeDataDirectory, startProduct } from '../harness/product.ts'
import { HOSTILE_CONTENT } from './hostile-article.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    product: { url: string; dataDirectory: string }
  }
}

export default async function setup(project: TestProject) {
  const bubble = await serveBubble(HOSTILE_CONTENT)
  const product = await startProduct({ environment: { ...bubble.environment, READ_PAGES: 'on, localhost' } })
  const { url, dataDirectory } = product
  project.provide('product', { url, dataDirectory })
  return async () => {
    await product.stop()
    bubble.close()
    removeDataDirectory(dataDirectory)
  }
}
