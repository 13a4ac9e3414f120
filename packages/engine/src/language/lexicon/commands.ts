/** Verbs with which people ask for a design, or tell what is to be in it. */
export const COMMANDS = new Set(
  (
    'add advertise align announce apply arrange build center centre change choose color colour compose craft create depict design ' +
    'develop display draw emphasise emphasize encourage engage feature fill frame generate give highlight implement include ' +
    'incorporate inform inspire introduce invite keep leave list make mention paint place plan position prepare print produce ' +
    'promote provide put remind set share show showcase sketch style surround urge use write'
  ).split(' '),
)
