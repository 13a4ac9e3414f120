/** Patterns of what a line must not claim by itself: that something is the best, that it runs out, that somebody said it. */

const any = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${parts.join('|')})(?![\\p{L}\\p{M}])`, 'iu')

/** What costs nothing, less, or is sworn to be so. */
export const PROMISE = any(
  // Nobody is promised anything by a free seat, a free hand or who feels free.
  '(?<!(?:feel|set|break|run|roam|(?:seat|table|chair|place|room|hand|evening|afternoon)s? (?:is|are|stay))s? )free(?!-? ?(?:hand|range|spirit|time|will|of|to|fall|style)(?![a-z]))|discount\\w*|sale|guarantee\\w*|certified|cheapest',
  'gratis|kostenlos\\w*|rabatt\\w*|garantie\\w*|gratuit\\w*|remise|soldes|descuento\\w*|rebajas|sconto|garantizado|garantito|gratuito|grátis|desconto',
)

/** Ends like a superlative and is none. */
export const NO_SUPERLATIVES: ReadonlySet<string> = new Set(
  (
    'arrest attest behest bequest breast budapest bucharest chest conquest contest crest detest digest divest earnest everest fest forest ' +
    'guest harvest headrest honest inquest interest invest jest latest lest manifest midwest modest nest northeast northwest palimpsest pest ' +
    'priest protest quest request rest southwest suggest tempest test unrest vest west wrest zest dishonest reinvest rainforest bookfest beerfest'
  ).split(' '),
)
export const SUPERLATIVE = /^\p{L}{2,}est$/u

/** What comes first in time, and is no rank: 'the first hour', 'what it tells first'. */
const FIRST =
  'first(?! (?:hour|day|week|month|year|time|step|bite|sip|page|light|snow|frost|thing|minute|train|bus|cup|glass|lesson|course|visit|aid|floor|name|line|look|thought|word|chapter|of)s?(?![a-z]))(?!\\s*(?:$|[.,;:!?]))'

/** Rank and praise: whoever reads them takes them for a fact. */
export const RANK = any(
  `best|${FIRST}|(?:world|country|nation|europe|region|city|town)['’]s first|most|(?<!(?:to|on|from|at|over|off)(?: the)? )top|number one|no\\.? ?one|leading|foremost|premier|ultimate|unrivall?ed|unbeatable|unmatched|unequall?ed|second to none|world[- ](?:class|famous)|award\\w*|prize[- ]?winning|voted|renowned|famous|celebrated|acclaimed|legendary|favou?rite|original and only|loved by`,
  'beste[nrsm]?|am besten|größte[nrsm]?|feinste[nrsm]?|schönste[nrsm]?|älteste[nrsm]?|neu(?:e)?ste[nrsm]?|höchste[nrsm]?|frischeste[nrsm]?|leckerste[nrsm]?|günstigste[nrsm]?|erste[nrsm]?|führend\\w*|preisgekrönt\\w*|berühmt\\w*|ausgezeichnet\\w*|lieblings\\w+',
  'meilleure?s?|l[ea]s? (?:plus|mieux)|premi(?:er|ère)s?|numéro un|primée?s?|célèbres?|renommée?s?|préférée?s?',
  'mejor(?:es)?|(?:el|la|los|las|lo) más|primer[ao]?s?|número uno|premiad[ao]s?|famos[ao]s?|favorit[ao]s?',
  'miglior[ei]?|(?:il|la|i|le|lo|gli) più|prim[ao]|numero uno|premiat[aoie]|famos[aoie]|preferit[aoie]',
  'melhor(?:es)?|[ao]s? mais|primeir[ao]s?|famos[ao]s?|preferid[ao]s?',
  'grootste|mooiste|lekkerste|oudste|eerste|beroemde?|bekroonde?|bästa?|största?|äldsta?|finaste?|första|berömda?|prisbelönta?|bedste|største|ældste|første|berømte?|parhaa\\w*|paras|suurin|ensimmäi\\w+',
  'naj(?:lep|wię|star|pię|now|świe|wyż)\\p{L}+|pierwsz\\p{L}+|nagradzan\\p{L}+|nej(?:lep|vět|star|krás|nov|čer)\\p{L}+|první|en (?:iyi|büyük|güzel|eski|yeni)|лучш\\p{L}+|сам(?:ый|ая|ое|ые)|перв\\p{L}+|най\\p{L}+|перш\\p{L}+|καλύτερ\\p{L}+|μεγαλύτερ\\p{L}+',
)

/** That it will soon be gone, or is for few. */
export const SCARCITY = any(
  "last (?:chance|call|few|seats?|tickets?|places?|spots?|days?|pieces?)|limited|few left|almost (?:gone|full|sold out)|(?:selling|sold|sells|sell) (?:out|fast)|hurry|while (?:stocks?|supplies|they) lasts?|ends? soon|going fast|now or never|exclusive(?:ly)?|seats? left|places? left|spots? left|tickets? left|(?:one|tonight|today|night|day|week|weekend|season)s? only|only (?:a|one|this|the|today|tonight|few|\\p{L}+ (?:seats?|tickets?|places?|spots?|days?|nights?|left))|(?:one|single) night|final (?:days?|call|hours?|tickets?)|never again|before (?:it is|it’s|it's|they are|they’re|they're) gone",
  'nur noch|nur (?:heute|diese\\w*)|solange (?:der )?vorrat|begrenzt\\w*|limitiert\\w*|letzte\\w? (?:chance|plätze|karten|tickets|tage)|ausverkauft|exklusiv\\w*',
  'plus que|derni(?:er|ère)s? \\p{L}+|limitée?s?|épuisement|exclusi(?:f|ve|vement)s?|bientôt complet',
  'últim[ao]s? \\p{L}+|sol[oa] quedan?|limitad[ao]s?|agotad[ao]s?|exclusiv[ao]s?|ultim[ieoa] \\p{L}+|limitat[ieoa]|esaurit[ieoa]|esclusiv[ieoa]',
  'laatste \\p{L}+|beperkte?|uitverkocht|sista \\p{L}+|begränsa[dt]\\w*|sidste \\p{L}+|begrænse[dt]\\w*|ostatni\\p{L}*|ograniczon\\p{L}+|poslední\\p{L}*|omezen\\p{L}+|son \\p{L}+|sınırlı|последн\\p{L}+|ограничен\\p{L}+|останн\\p{L}+|обмежен\\p{L}+|τελευταί\\p{L}+|περιορισμέν\\p{L}+|rajoitet\\w+|viimei\\w+',
)

/** Words in quotes, or of somebody who said them. */
export const QUOTED = /["“„«»‟][^"”“»«]*\p{L}[^"”“»«]*["”“»«]|(?<![\p{L}])[‘‚'][^’‘']+\s[^’‘']+[’‘'](?![\p{L}])/u
export const SAID_BY = any(
  '(?:(?<!(?:never|nobody|well|enough|easier|no sooner|be) )(?:says|said)|writes|wrote|according to|reviews|(?:customer|client|guest|star|google)[- ]reviews?|rated|(?:four|five|\\d)[- ]stars?|recommended by)',
  'sagt|laut|selon|d’après|según|secondo|segundo',
)
