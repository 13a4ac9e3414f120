/** What may be asked, as the contract has it. */
export {
  KINDS,
  OUTPUTS,
  SET_FORMAT_NAMES,
  SET_MADE,
  STYLES,
  STYLES_MAX,
  TEXT_LIMITS,
  VALUE_LIMITS,
} from '@limner/contract/limits'
