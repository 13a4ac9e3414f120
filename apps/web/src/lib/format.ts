/** Dates as the reader's language writes them, with a short month, numbers and lists. */
import { language, t } from './language/translate.ts'

type Style = 'day' | 'dayOfYear' | 'dayAndTime' | 'time'
const STYLES: Record<Style, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  // A date of the calendar, wherever the reader is.
  dayOfYear: { month: 'long', day: 'numeric', timeZone: 'UTC' },
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

/** 'December 1', of universal time */
export const formatDayOfYear = (instant: string): string => formatAs('dayOfYear', new Date(instant))

/** 'Nov 21, 2026, 9:05 AM' */
export const formatDayAndTime = (instant: string): string => formatAs('dayAndTime', new Date(instant))

/** Hour and minute of a message; says so when the message has none that can be read. */
export function formatTime(instant: string | undefined): string {
  if (!instant) return t('No timestamp')
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? t('Invalid date') : formatAs('time', date)
}

/** '4.5' */
export const formatNumber = (number: number, digits: number): string =>
  number.toLocaleString(language().locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** '101.6 × 152.4 mm' */
export function formatPaper({ width, height }: { width: number; height: number }): string {
  const { locale } = language()
  const length = (mm: number) => mm.toLocaleString(locale, { maximumFractionDigits: 1 })
  return t('{width} × {height} mm', { width: length(width), height: length(height) })
}

/** 'a, b and c' */
export const listOf = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(language().locale, { type: last === 'and' ? 'conjunction' : 'disjunction' }).format(parts)
