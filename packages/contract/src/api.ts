/** The one table. An endpoint enters it when it works. */
import { contract } from './define.ts'
import { authentication } from './endpoints/authentication.ts'
import { exporting } from './endpoints/exporting.ts'
import { generation } from './endpoints/generation.ts'
import { projects } from './endpoints/projects.ts'
import { system } from './endpoints/system.ts'

export const api = contract({ ...authentication, ...generation, ...exporting, ...projects, ...system })
export type Api = typeof api
