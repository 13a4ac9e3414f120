/** A small sheet that shows what there is. */
export const EXAMPLE = `
<sheet kind="poster" format="poster 3:4">
  <palette paper="#F4EFE2" ink="#1D2A33" accent="#E4572E" secondary="#2E7D6B"/>
  <type display="Anton" text="Archivo"/>
  <defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="secondary"/><stop offset="1" stop-color="accent"/></linearGradient>
    <clipPath id="bay"><rect y="520" width="900" height="380"/></clipPath>
    <drawing id="boat" viewBox="0 0 900 900" alt="a paper boat on the water">
      <rect width="900" height="900" fill="url(#dusk)"/>
      <g id="paper-boat" transform="translate(450 470) rotate(-6)" stroke-linejoin="round"><path d="M-260 0H260L170 120H-170Z" fill="paper"/><path d="M0 -240L130 0H-130Z" fill="paper/-8"/></g>
      <g id="water" clip-path="url(#bay)"><circle cx="450" cy="1100" r="560" fill="ink .35"/></g>
    </drawing>
  </defs>
  <layout for="portrait" width="1080" height="1440" fill="paper">
    <use href="#boat" left="0" top="0" width="1080" height="860" scale="cover" anchor="bottom"/>
    <text slot="brand" left="80" top="70" width="600" size="40" min="24" weight="600" fill="paper" fit="line"/>
    <text slot="headline" left="80" top="900" width="920" height="340" size="190" min="80" font="display" fit="lines 2" line-height="1">Set sail on paper</text>
    <frame left="80" bottom="80" width="920" direction="row" justify="between" align="end">
      <frame slot="details" width="560" gap="6"><text size="30" min="18"/></frame>
      <frame fill="accent" radius="full" padding="20 44"><text slot="cta" size="34" weight="700" fill="onAccent">Come aboard</text></frame>
    </frame>
  </layout>
</sheet>
`
