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

const SIGN = `<sheet kind="icon" format="App icon">
  <palette paper="#FFF6E6" ink="#22313A" accent="#F26B3A" secondary="#FFC857"/>
  <defs><linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="secondary"/><stop offset="1" stop-color="accent"/></linearGradient></defs>
  <board name="front" width="1024" height="1024" fill="url(#dawn)">
    <drawing id="sign" role="mark" left="192" top="192" width="640" height="640" viewBox="0 0 100 100" alt="an egg that is the sun over a bowl">
      <path id="yolk" d="M50 10A32 32 0 0 1 82 42H18A32 32 0 0 1 50 10Z" fill="paper"/>
      <path id="bowl" d="M6 52H94A44 40 0 0 1 6 52Z" fill="ink"/>
    </drawing>
  </board>
</sheet>`

const CARD = `<sheet kind="business-card" format="Business card">
  <palette paper="#F6F2EA" ink="#22302B" accent="#B4532A" muted="#5B655F"/>
  <type display="Young Serif" text="Figtree"/>
  <defs>
    <drawing id="comb" viewBox="0 0 100 100" alt="a plane shaving that curls into a wave">
      <path id="curl" d="M10 70C40 70 70 62 70 38A18 18 0 1 0 42 50" fill="none" stroke="accent" stroke-width="9" stroke-linecap="round"/>
      <path id="board" d="M10 84H90" stroke="ink" stroke-width="9" stroke-linecap="round"/>
    </drawing>
  </defs>
  <board name="front" width="1050" height="600" fill="paper">
    <use href="#comb" left="80" top="76" width="120" height="120"/>
    <text slot="person" left="80" top="290" width="620" size="58" min="36" fit="line" font="display" fill="ink">Ada Lorne</text>
    <text left="80" top="364" width="620" size="30" min="22" fit="line" fill="muted">Joiner</text>
    <frame id="contact" left="80" bottom="76" width="620" gap="6">
      <text slot="phone" size="28" fill="ink">020 5550 0134</text>
      <text slot="web" size="28" fill="ink">lorne-wood.example</text>
    </frame>
  </board>
  <board name="back" width="1050" height="600" fill="ink">
    <use href="#comb" left="520" top="-40" width="680" height="680" color="paper"/>
    <text slot="brand" left="80" bottom="76" width="420" size="44" min="30" fit="lines 2" font="display" fill="paper">Lorne Woodwork</text>
  </board>
</sheet>`

const PAGE = `<sheet kind="website" format="web page">
  <palette paper="#FBF7EF" surface="#EFE6D6" ink="#27312D" muted="#55605B" accent="#2F6B4F" secondary="#E2A33B"/>
  <type display="Fraunces" text="Figtree"/>
  <defs>
    <drawing id="bench" viewBox="0 0 640 520" alt="a workbench at a window with a plant">
      <rect id="wall" width="640" height="520" fill="secondary/18"/>
      <path id="window" d="M330 60H560V330H330Z" fill="paper"/><path id="bar" d="M445 60V330M330 195H560" stroke="secondary" stroke-width="10"/>
      <path id="top" d="M40 400H600V440H40Z" fill="ink"/><path id="legs" d="M90 440V520M550 440V520" stroke="ink" stroke-width="26"/>
      <g id="plant"><path d="M130 400L150 300H230L250 400Z" fill="accent/-8"/><path d="M190 300C120 250 130 170 190 130C250 170 260 250 190 300Z" fill="accent"/></g>
    </drawing>
    <drawing id="pot" viewBox="0 0 100 100"><path id="body" d="M22 36H78L68 92H32Z" fill="accent"/><path id="rim" d="M16 26H84V40H16Z" fill="accent/-10"/></drawing>
  </defs>
  <board name="Home" path="/" width="1440" direction="column" fill="paper">
    <frame id="header" element="header" width="fill" direction="row" justify="between" align="center" padding="28 120">
      <text slot="brand" element="span" size="30" font="display" weight="600">Potting Bench</text>
      <frame id="menu" element="nav" direction="row" gap="36">
        <text element="a" href="#work" size="18">Courses</text>
        <text element="a" href="#footer" size="18">Visit</text>
      </frame>
    </frame>
    <frame id="hero" element="section" width="fill" direction="row" align="center" gap="72" padding="72 120 96" fill="surface">
      <frame id="promise" width="fill" gap="28">
        <text slot="headline" element="h1" width="fill" size="88" min="56" fit="lines 3" line-height="1.02" font="display" weight="600">Get your hands in the soil</text>
        <text element="p" width="520" size="20" line-height="1.5" fill="muted">We show you how to sow, repot and prune, at a bench with everything laid out.</text>
        <frame id="join" element="a" href="#footer" align-self="start" padding="18 32" radius="full" fill="accent"><text slot="cta" size="18" weight="600" fill="onAccent">Save a place</text></frame>
      </frame>
      <use href="#bench" width="620" height="500" scale="cover"/>
    </frame>
    <frame id="work" element="section" width="fill" gap="48" padding="96 120">
      <text element="h2" width="760" size="48" line-height="1.1" font="display" weight="600">What you will do</text>
      <frame id="cards" width="fill" direction="row" align="stretch" gap="32">
        <frame id="card-1" element="article" width="fill" gap="18" padding="36" radius="18" fill="surface">
          <use href="#pot" width="88" height="88"/>
          <text element="h3" width="fill" size="28" font="display" weight="600">Repot</text>
          <text element="p" width="fill" size="18" line-height="1.5" fill="muted">Loosen the roots, choose the pot, press the soil just enough.</text>
        </frame>
        <frame id="card-2" element="article" width="fill" gap="18" padding="36" radius="18" fill="secondary">
          <use href="#pot" width="88" height="88"/>
          <text element="h3" width="fill" size="28" font="display" weight="600" fill="onSecondary">Prune</text>
          <text element="p" width="fill" size="18" line-height="1.5" fill="onSecondary">Cut above the bud, and see why the plant thanks you for it.</text>
        </frame>
      </frame>
    </frame>
    <frame id="footer" element="footer" width="fill" direction="row" justify="between" padding="56 120" fill="ink">
      <text element="p" size="20" fill="paper">Come and see the bench</text>
      <text slot="place" size="20" fill="paper">Mill Lane</text>
    </frame>
  </board>
</sheet>`

const EXAMPLES: Partial<Record<KindName, string>> = {
  logo: MARK,
  icon: SIGN,
  'business-card': CARD,
  website: PAGE,
}

/** A sheet of the same kind. */
export const exampleFor = (kind: KindName): string => EXAMPLES[kind] ?? SHEET
