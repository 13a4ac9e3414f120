/** Months and days, in several languages. */
import { words } from '../phrases.ts'

export const MONTHS = words(
  `january february march april may june july august september october november december jan jan. feb feb. mar mar. apr apr. jun jun. jul jul.
  aug aug. sep sep. sept sept. oct oct. nov nov. dec dec. enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre januar februar märz juni juli oktober dezember
  января февраля марта апреля мая июня июля августа сентября октября ноября декабря
  stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
  ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
  يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر
  जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर
  januari februari maart mei augustus maj augusti
  janeiro fevereiro março maio junho julho setembro outubro novembro dezembro gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre`,
)

export const DAYS = words(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mon mon. tue tue. tues wed wed. thu thu. thur
  thurs fri fri. sat sat. sun sun. lunes martes miércoles jueves viernes sábado domingo lundi mardi mercredi jeudi vendredi samedi dimanche
  montag dienstag mittwoch donnerstag freitag samstag sonntag segunda terça quarta quinta sexta lunedì martedì mercoledì giovedì venerdì sabato domenica
  måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  poniedziałek wtorek środa środę czwartek piątek sobota sobotę niedziela niedzielę понедельник вторник среда среду четверг пятница пятницу суббота субботу воскресенье
  pazartesi salı çarşamba perşembe cuma cumartesi weekend weekends weekday weekdays`,
)

/** Months and days that are English words, too. */
export const DOUBTFUL =
  words(`may mar march sun sat wed mon sep dec mars mai sexta quarta segunda fri jan august april june weekend weekends
  mayo weekday weekdays quinta`)

export const FEASTS = words(
  `black good cyber taco casual super palm ash ruby fat holy throwback giving small bloody feeling easter`,
)
/** Days that languages number: nothing but numbers, or a country house ('Quinta das Flores'), unless a date goes on. */
export const NUMBERED_DAYS = words('segunda terça quarta quinta sexta')

/** Parts of a day behind its name or an hour. */
export const DAYPARTS = words('morning mornings afternoon afternoons evening evenings night nights')

/** What joins the ends of a range, or two days. */
export const RANGE_JOINERS = words('- – — to & and through until till / + al au bis à a e y et und och og i до по')

/** What stands before a time and belongs to it: 'doors 7pm'. */
export const PREFIXES = words(
  `doors show starts start opens open kick-off kickoff lunch dinner brunch ceremony reception ab kl kl. godz godz. ore`,
)
