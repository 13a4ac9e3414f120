import type { Api } from '@limner/contract'
import type { Handlers } from '../../platform/mount.ts'
import type { CodeService } from './service.ts'

type Names = 'generateCode' | 'generateReplitPrompt' | 'analyzeDesign'

export const codeRoutes = (code: CodeService): Pick<Handlers<Api>, Names> => ({
  generateCode: ({ body }, { caller, signal }) => code.component(body, caller, signal),
  generateReplitPrompt: ({ body }, { caller, signal }) => code.buildPrompt(body, caller, signal),
  analyzeDesign: ({ body }, { caller, signal }) => code.analyse(body, caller, signal),
})
