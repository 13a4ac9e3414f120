/** Whether a prompt says what the first screen of a site shows: 'a full-width photo', 'a hero with a login form'. */
const SHOWN =
  '(?:photo(?:graph)?s?|images?|pictures?|illustrations?|drawings?|videos?|sliders?|carousels?|screenshots?|maps?|forms?|calculators?)'
const PLACE = '(?:full[- ](?:width|bleed|screen)|hero|header|first screen|background)'
const TELLS = new RegExp(`\\b(?:${PLACE}\\b[^.;]{0,30}\\b${SHOWN}|${SHOWN}\\b[^.;]{0,20}\\b${PLACE})\\b`, 'i')

export const tellsOpening = (prompt: string): boolean => TELLS.test(prompt)
