/** The writing systems that a font has, by its characters. */
import type { WritingSystem } from './catalogue.ts'

/** A writing system counts when every one of these characters is there. */
const ALPHABETS: Record<WritingSystem, string> = {
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?()-–—‘’“”&@#/%+€$£éèüöäñç',
  'latin-ext': 'ŁłŠšŽžČčĆćŚśŹźŻżĄąĘęŐőŰűŘřĎďŇňŤťŮůĞğİış',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁёІіЇїЄє',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωςάέήίόύώ',
  vietnamese: 'ĂăÂâĐđÊêÔôƠơƯưẠạẢảẤấẦầẾếỀềỄễỆệỐốỒồỘộỚớỜờỨứỪừỲỳ',
  arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإئؤةى',
  hebrew: 'אבגדהוזחטיכלמנסעפצקרשתםןףץך',
  devanagari: 'अआइईउऊएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसहािीुूेैोौं्',
  japanese: 'あいうえおかきくけこさしすせそアイウエオカキクケコ日本語東京店山川',
}

const SYSTEMS = Object.entries(ALPHABETS) as [WritingSystem, string][]

/** @param characters code points of all its files */
export const scriptsAmong = (characters: ReadonlySet<number>): WritingSystem[] =>
  SYSTEMS.flatMap(([system, alphabet]) =>
    [...alphabet].every((character) => characters.has(character.codePointAt(0) ?? 0)) ? [system] : [],
  )
