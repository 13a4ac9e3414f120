/** Sheets that show a model the form of its answer. Their ideas are small on purpose: they are not to be copied. */
import type { KindName } from '../scene/types.ts'

const SHEET = `<sheet kind="poster" format="Poster">
  <palette paper="#F4EBDD" ink="#20303C" accent="#D8472B" secondary="#F2B33D"/>
  <type display="Bricolage Grotesque" text="Figtree"/>
  <defs>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#20303C"/><stop offset="1" stop-color="#3E6474"/></linearGradient>
    <drawing id="kite" viewBox="0 0 600 700" alt="a kite whose tail writes a line">
      <path id="tail" d="M300 470c-60 60 60 110 0 170s-90 10-150 60" fill="none" stroke="#F4EBDD" stroke-width="7" stroke-linecap="round"/>
      <g id="sail" transform="rotate(14 300 260)">
        <path d="M300 40L480 250L300 480Z" fill="accent"/><path d="M300 40L120 250L300 480Z" fill="accent/-10"/>
        <path d="M120 250H480M300 40V480" stroke="ink" stroke-width="6"/>
      </g>
    </drawing>
  </defs>
  <board name="front" width="1080" height="1350" fill="url(#dusk)">
    <use href="#kite" left="420" top="60" width="640" height="740"/>
    <text slot="headline" left="80" top="800" width="760" height="260" size="150" min="72" fit="lines 2" line-height="0.95" font="display" weight="800" fill="paper">Kite day</text>
    <text slot="line" left="80" top="1076" width="700" size="40" min="26" fit="lines 2" font="text" fill="secondary">Bring string, we have wind</text>
    <frame id="facts" left="80" bottom="80" width="920" gap="6">
      <text slot="date" size="34" font="text" weight="600" fill="paper">Sunday 4 May from 11</text>
      <text slot="place" size="34" font="text" fill="paper">Long Meadow</text>
    </frame>
  </board>
</sheet>`

const MARK = `<sheet kind="logo" format="Logo">
  <palette paper="#FFFFFF" ink="#1D2A24" accent="#1F7A4D" secondary="#F0B429"/>
  <type display="Young Serif" text="Figtree"/>
  <board name="front" width="1000" height="1000" fill="paper">
    <drawing id="mark" role="mark" left="300" top="190" width="400" height="400" viewBox="0 0 100 100" alt="a leaf that is a flame">
      <path id="leaf" d="M50 6C84 34 84 72 50 94C16 72 16 34 50 6Z" fill="accent"/>
      <path id="vein" d="M50 30V94" stroke="paper" stroke-width="5" stroke-linecap="round"/>
    </drawing>
    <text slot="brand" left="120" top="650" width="760" size="120" min="60" fit="line" align="center" font="display" fill="ink">Fernlight</text>
  </board>
</sheet>`

/** A sheet of about the same sort. */
export const exampleFor = (kind: KindName): string => (kind === 'logo' || kind === 'icon' ? MARK : SHEET)
