/** Words that a wish is made of and that people mistype. */
export const KNOWN =
  'background headline heading title subtitle tagline slogan button border pattern picture photo colour colours color colors bigger smaller larger darker lighter bolder thinner brighter warmer cooler remove delete change replace center centre align move bottom layout spacing contrast italic serif uppercase lowercase font typeface dark light green yellow orange purple white black bright simpler minimal modern playful elegant address phone email date website different another number price prices letters should little something breathe beautiful please everything because'.split(
    ' ',
  )

/** Real words that are one slip away from those above. */
export const REAL = new Set(
  'prize prizes prized pride prince priced pricey numbers numbered numb lumber letter lettered litters latter shouldn shoulders shouted pleased pleas pleases breathed breathes lager lagers manger changing ranger danger chance chances charged charges orchard titled little tile tiles buttons pictures photos borders patterns fonts dates alone aligned along moved mover love cover whiter blacker brighten colored coloured signal serifs headlines backgrounds layouts moderns models lately late data gate mate rate hate lights lighten darken darkens slight right night sight fight tight eight might weight front fonts spaced pacing racing spicing phones phony emails emailed center centers centred centered bother removed deleted changed charge chance changes replaced replaces bolder older holder folder bigger trigger larger smaller better butter button mutton cotton bottom white while write where green greed great orange range purple people yellow mellow fellow block slack back pack lack lodge modern moderate other mother another dearer nearer higher border order boulder shoulder place'.split(
    ' ',
  ),
)

/** Colours that are mended in what is asked for. */
export const SHADES =
  'dark light pale deep bright black white green yellow orange purple brown grey gray blue navy teal cream beige golden silver maroon violet turquoise burgundy'.split(
    ' ',
  )

/** Little words as fingers slip on them. */
export const LITTLE: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  wiht: 'with',
  wtih: 'with',
  delet: 'delete',
  remve: 'remove',
  mak: 'make',
  maek: 'make',
}
