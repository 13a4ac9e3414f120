import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { CodeService } from './code-service.ts'

export const codeRoutes = (code: CodeService): Pick<Handlers<Api>, 'generateCode'> => ({
  generateCode: ({ body }, { caller, signal }) => code.generate(body, caller, signal),
})
