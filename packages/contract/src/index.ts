export { type Api, api } from './api.ts'
export * from './define.ts'
export * from './entities.ts'
export { isCleanText } from './text.ts'
