/** Dates as the reader's language writes them, with a short month, and how many of a thing. */
import { language, t } from './language/translate.ts'

type Style = 'day' | 'dayAndTime' | 'time'
const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  dayAndTime: { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
}
const formats = new Map<string, Intl.DateTimeFormat>()

function formatAs(style: Style, date: Date): string {
  const { locale } = language()
  const key = `${locale} ${style}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, STYLES[style])
  formats.set(key, format)
  return format.format(date)
}

/** 'Nov 21, 2026' */
export const formatDay = (instant: Date | string): string => formatAs('day', new Date(instant))

/** 'Nov 21, 2026, 9:05 AM' */
export const formatDayAndTime = (instant: string): string => formatAs('dayAndTime', new Date(instant))

/** Hour and minute of a message; says so when the message has none that can be read. */
export function formatTime(instant: string | undefined): string {
  if (!instant) return t('No timestamp')
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? t('Invalid date') : formatAs('time', date)
}

/** '1 design', '3 designs' */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
