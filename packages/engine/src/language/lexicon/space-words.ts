/** How room, margins, line spacing and corners are wished, and what is said where they are not as they should be. */
import type { LookRow } from './wishes.ts'

export const SPACE_LOOKS: readonly LookRow[] = [
  {
    property: 'room',
    way: 'more',
    words:
      'more white space|more whitespace|more space|more room|more air|airier|airy|roomier|more breathing room|more breathing space|more negative space|looser|more spacious|spacious|more spaced out|spread out|spread out more|spread things out|space out|space things out|more spacing|wider spacing|looser spacing|more generous spacing|let it breathe|breathe|room to breathe|space to breathe|more room to breathe|more space to breathe|breathe more|breathing room|breathing space|less crowded|less cramped|less dense|less tight|less packed|some air|some breathing room|more empty space|more air around|more space around|more room around|more distance around|more space between things|more space between the things|more room between things|more space between everything|more space between the parts|more space between elements|more space between the elements|everything further apart',
    complaint:
      'cramped|crowded|too tight|packed|squeezed|squashed|jammed|claustrophobic|suffocating|crammed|crammed together|squeezed together|squashed together|stuffed|dense|overcrowded|tight|too full|squeezed in|packed together|has no room|has no room to breathe|has no space|has too little space|has too little room|needs room|no room to breathe|not enough white space|not enough space|not enough room|not enough air',
  },
  {
    property: 'room',
    way: 'less',
    words:
      'less white space|less whitespace|less space|less room|tighter|more compact|compact|denser|tighten up|tighten|less spacing|tighter spacing|less empty space|less air|smaller gaps|smaller spacing|less breathing room|less spread out|less space around|less room around|less air around|less space between things|less room between things|less space between everything|less space between the parts|less space between elements|less space between the elements|everything closer together',
    complaint:
      'too airy|too loose|too spread out|too much white space|too much whitespace|too much space|too much empty space|too much room|loose',
  },
  {
    property: 'margins',
    way: 'more',
    words:
      'more room around the edges|more space around the edges|more room at the edges|more space at the edges|more air around the edges|more room around it|bigger margins|larger margins|wider margins|more margin|more margins|more padding|bigger margin|wider margin|larger margin|larger padding|bigger padding|generous margins|increase the margins|increase the padding|a bigger margin|a wider margin|more border around|margins bigger|margins wider|margins larger|padding bigger|bigger border around|bigger edge around',
    complaint: 'margins are too small|margin is too small|margins are too narrow|margins too small|margins too narrow',
  },
  {
    property: 'margins',
    way: 'less',
    words:
      'smaller margins|less margin|less margins|less padding|narrower margins|smaller margin|narrower margin|smaller padding|reduce the margins|reduce the padding|margins smaller|margins narrower|padding smaller',
    complaint: 'margins are too big|margins are too wide|margins too big|margins too wide|margins are too large',
  },
  {
    property: 'leading',
    way: 'more',
    words:
      'more line spacing|looser line spacing|bigger line spacing|larger line spacing|wider line spacing|larger line height|bigger line height|more line height|higher line height|more leading|looser leading|more space between the lines|more space between lines|more room between the lines|more room between lines|lines further apart|lines farther apart|lines looser|increase the line spacing|increase the line height|line spacing bigger|line spacing wider|line spacing looser',
    complaint:
      'lines are too close together|lines too close together|lines are too close|lines are too tight|line spacing is too tight|line spacing too tight|lines are so close together|lines stick together|lines are cramped|line spacing is too small',
  },
  {
    property: 'leading',
    way: 'less',
    words:
      'less line spacing|tighter line spacing|smaller line spacing|smaller line height|less line height|less leading|tighter leading|less space between the lines|less space between lines|less room between the lines|lines closer together|lines tighter|lines closer|reduce the line spacing|reduce the line height|line spacing smaller|line spacing tighter',
    complaint:
      'lines are too far apart|lines too far apart|line spacing is too big|line spacing is too wide|line spacing too wide|lines are so far apart',
  },
  {
    property: 'corners',
    way: 'more',
    words:
      'rounder corners|rounded corners|round corners|softer corners|soft corners|more rounded corners|more rounded|rounder|rounded|round|round edges|rounder edges|rounded edges|corners rounder|corners rounded|corners round|pill shaped|pill-shaped|pill|round the corners|curved corners|more round',
    complaint: 'too angular|too edgy|too square|corners are too sharp',
  },
  {
    property: 'corners',
    way: 'less',
    words:
      'sharp corners|sharper corners|square corners|straight corners|no rounded corners|no round corners|less rounded|less round|sharp edges|hard corners|hard edges|square edges|squared|angular|sharper edges|crisp corners|corners sharper|corners sharp|corners square|less rounded corners|squarer|not so round|not rounded',
    complaint: 'corners are too round',
  },
  {
    property: 'width',
    way: 'more',
    words: 'wider|broader|widen|more wide|stretch out',
    complaint: 'too narrow|narrow',
  },
  {
    property: 'width',
    way: 'less',
    words: 'narrower|less wide|not so wide|less broad',
    complaint: 'too wide|too broad',
  },
  {
    property: 'height',
    way: 'more',
    words: 'taller|more height|higher in height|deeper',
    complaint: 'too flat|not tall enough|too short',
  },
  {
    property: 'height',
    way: 'less',
    words: 'less tall|less high|not so tall|flatter|less height',
    complaint: 'too tall',
  },
]
