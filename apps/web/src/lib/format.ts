/** Dates as everybody sees them, en-US with a short month, and how many of a thing. */

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** 'Nov 21, 2026' */
export const formatDay = (instant: Date | string): string => day.format(new Date(instant))

/** 'Nov 21, 2026, 9:05 AM' */
export const formatDayAndTime = (instant: string): string => dayAndTime.format(new Date(instant))

/** Hour and minute of a message; says so when the message has none that can be read. */
export function formatTime(instant: string | undefined): string {
  if (!instant) return 'No timestamp'
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? 'Invalid date' : time.format(date)
}

/** '1 design', '3 designs' */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
