/**
 * Numbers as words, with what they count, in the languages that models write most. Left out: articles ('one', 'ein', 'un')
 * and words that mean something else in English or another of these languages ('once', 'due', 'ten' stays).
 */
const COUNTED: Readonly<Record<number, string>> = {
  0.5: 'half halved',
  2: 'two second twice double pair couple zwei zweite zweiten zweimal doppelt deux deuxième dos segundo dois duas twee tweede två andra dwa dwie два две два двічі δύο iki kaksi',
  3: 'three third thrice triple trio drei dritte dritten dreimal trois troisième tres tercero três drie derde trzy три τρία üç kolme',
  4: 'four fourth quarter vier vierte vierten quatre quatrième cuatro cuarto quattro quatro fyra fire cztery čtyři четыре чотири τέσσερα dört neljä',
  5: 'five fifth fünf fünfte fünften cinq cinquième cinco quinto cinque vijf pięć pět пять п’ять πέντε beş viisi',
  6: 'six sixth sechs sechste sechsten sixième seis sexto zes sześć šest шесть шість έξι altı kuusi',
  7: 'seven seventh sieben siebte siebten septième siete sette sete zeven siedem sedm семь сім επτά yedi seitsemän',
  8: 'eight eighth achte achten huit huitième ocho otto oito åtta otte osiem osm восемь вісім οκτώ sekiz kahdeksan',
  9: 'nine ninth neun neunte neunten neuf neuvième nueve nove negen nio dziewięć devět девять дев’ять εννέα dokuz yhdeksän',
  10: 'ten tenth zehn zehnte zehnten zehnmal dixième diez décimo dieci dez tien dziesięć deset десять δέκα kymmenen',
  11: 'eleven eleventh elfte elften onze onzième undici elva jedenaście одиннадцать',
  12: 'twelve twelfth dozen dozens zwölf zwölfte zwölften dutzend douze douzaine doce docena dodici dozzina doze dúzia twaalf tolv dwanaście dvanáct двенадцать дванадцять δώδεκα kaksitoista',
  13: 'thirteen thirteenth dreizehn treize trece tredici treze dertien tretton trzynaście',
  14: 'fourteen fourteenth vierzehn quatorze catorce quattordici catorze veertien fjorton czternaście',
  15: 'fifteen fifteenth fünfzehn quinze quince quindici vijftien femton piętnaście пятнадцать',
  16: 'sixteen sixteenth sechzehn seize dieciséis sedici dezesseis zestien sexton szesnaście',
  17: 'seventeen seventeenth siebzehn diecisiete diciassette dezessete zeventien sjutton siedemnaście',
  18: 'eighteen eighteenth achtzehn dieciocho diciotto dezoito achttien arton osiemnaście',
  19: 'nineteen nineteenth neunzehn diecinueve diciannove dezenove negentien nitton dziewiętnaście',
  20: 'twenty twentieth zwanzig vingt veinte venti vinte twintig tjugo tyve dwadzieścia dvacet двадцать двадцять είκοσι yirmi kaksikymmentä',
  30: 'thirty thirtieth dreißig trente treinta trenta trinta dertig trettio tredive trzydzieści třicet тридцать otuz',
  40: 'forty fortieth vierzig quarante cuarenta quaranta quarenta veertig fyrtio czterdzieści čtyřicet сорок kırk',
  50: 'fifty fiftieth fünfzig cinquante cincuenta cinquanta cinquenta vijftig femtio pięćdziesiąt padesát пятьдесят elli',
  60: 'sixty sixtieth sechzig soixante sesenta sessanta sessenta zestig sextio sześćdziesiąt шестьдесят altmış',
  70: 'seventy seventieth siebzig setenta settanta zeventig sjuttio siedemdziesiąt семьдесят yetmiş',
  80: 'eighty eightieth achtzig ochenta ottanta oitenta tachtig åttio osiemdziesiąt восемьдесят seksen',
  90: 'ninety ninetieth neunzig noventa novanta negentig nittio dziewięćdziesiąt девяносто doksan',
  100: 'hundred hundreds hundredth hundert hunderte cent centaine centaines cien ciento cientos cento centinaia cem centenas honderd hundra hundrede sto setki сто сотни yüz sata',
  1000: 'thousand thousands thousandth tausend tausende mille milliers mil miles de mila migliaia milhares duizend tusen tusind tysiąc tysiące tisíc тысяча тысячи bin tuhat',
  1000000: 'million millions millionth millionen millones milioni milhões miljoen miljoner milion миллион',
}
/** Of the lists above: everyday words of English, which stand in them as parts of a phrase only. */
const EVERYDAY = new Set([
  'de',
  'bin',
  'miles',
  'sete',
  'fire',
  'cent',
  'seize',
  'quince',
  'otto',
  'nove',
  'mil',
  'half',
  'trio',
  'couple',
  'pair',
  'sto',
  'andra',
  'mille',
])

/** What each word counts. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(COUNTED).flatMap(([value, words]) =>
    words
      .split(' ')
      .filter((word) => !EVERYDAY.has(word))
      .map((word) => [word.normalize('NFKC'), Number(value)] as const),
  ),
)

/** German writes a number as one word: 'einundzwanzigste', 'zweihundert'. */
export const GERMAN_NUMBER =
  /^(?:ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|hundert|tausend)(?:und\p{L}+zig|hundert\p{L}*|tausend\p{L}*|zehn|zig|ßig)(?:ste[nrsm]?|te[nrsm]?|mal)?$/u

/** Numbers of Chinese and Japanese; 一 is an article as well. */
export const HAN_NUMBER = /[二三四五六七八九十百千]/u
