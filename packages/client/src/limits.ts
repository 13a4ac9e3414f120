/** What may be asked, as the contract has it. */
export {
  CONDITION_NAMES,
  KINDS,
  OUTPUTS,
  PRINT_SIZE_NAMES,
  SET_FORMAT_NAMES,
  SET_MADE,
  STYLES,
  STYLES_MAX,
  TEXT_LIMITS,
  VALUE_LIMITS,
} from '@limner/contract/limits'
