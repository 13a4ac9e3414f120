/** Line icons on a 20 × 20 grid, one weight, square ends: strokes of the same pen. */
import clsx from 'clsx'

const PATHS = {
  alert: 'M10 3 18 17H2ZM10 8v4M10 14.4v.2',
  alignBottom: 'M3 16.5h14M5.5 3.5h3v10h-3ZM11.5 7.5h3v6h-3Z',
  alignCentre: 'M10 3v3M10 9v2.5M10 14.5V17M5 6h10v3H5ZM7 11.5h6v3H7Z',
  alignLeft: 'M3.5 3v14M6.5 6h10v3h-10ZM6.5 11.5h6v3h-6Z',
  alignMiddle: 'M3 10h2.5M8.5 10h3M14.5 10H17M5.5 5h3v10h-3ZM11.5 7h3v6h-3Z',
  alignRight: 'M16.5 3v14M3.5 6h10v3h-10ZM7.5 11.5h6v3h-6Z',
  alignTop: 'M3 3.5h14M5.5 6.5h3v10h-3ZM11.5 6.5h3v6h-3Z',
  attach: 'M3 4.5h14v11H3ZM3 13l4-4 3.5 3.5L13 10l4 4M13 7.4v.2',
  back: 'M4 16.5h12M10 3.5v9.5M6 9l4 4 4-4',
  backward: 'M10 7v9.5M6 12.5l4 4 4-4M5.5 3.5h9',
  brand: 'M10 2.5C7 6.5 5 9 5 12a5 5 0 0 0 10 0c0-3-2-5.5-5-9.5ZM10 14.5a2.5 2.5 0 0 0 2.5-2.5',
  check: 'M4 10.5 8.2 15 16 5.5',
  chevronDown: 'M5 7.5 10 12.5 15 7.5',
  chevronLeft: 'M12.5 5 7.5 10 12.5 15',
  chevronRight: 'M7.5 5 12.5 10 7.5 15',
  circle: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  close: 'M5 5 15 15M15 5 5 15',
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5 17.5 10 13 14.5',
  command: 'M4 5.5 8.5 10 4 14.5M10 15h6',
  compare: 'M10 2.5v15M8 5H3v10h5M12 5h5v10h-5',
  copy: 'M7 7h9.5v9.5H7ZM13 7V3.5H3.5V13H7',
  distributeAcross: 'M3.5 3v14M16.5 3v14M8.5 6h3v8h-3Z',
  distributeDown: 'M3 3.5h14M3 16.5h14M6 8.5h8v3H6Z',
  download: 'M10 3v9.5M5.5 8.5 10 13l4.5-4.5M3.5 16.5h13',
  edit: 'M3.5 16.5 5 12 13.5 3.5 16.5 6.5 8 15ZM11.5 5.5 14.5 8.5',
  eye: 'M2 10C4.5 6 7 4.5 10 4.5S15.5 6 18 10C15.5 14 13 15.5 10 15.5S4.5 14 2 10ZM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  eyeOff:
    'M3.5 3.5 16.5 16.5M6 5.7C4.5 6.6 3.2 8 2 10c2.5 4 5 5.5 8 5.5 1.4 0 2.7-.3 4-1.1M8.5 4.6C13 4 15.5 6 18 10c-.6 1-1.3 1.9-2 2.6M8.3 8.3a2.5 2.5 0 0 0 3.4 3.4',
  export: 'M10 12.5V3M5.5 7 10 2.5 14.5 7M3.5 11.5v5h13v-5',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  folder: 'M2.5 4.5h5l2 2.5h8v9h-15Z',
  forward: 'M10 13V3.5M6 7.5l4-4 4 4M5.5 16.5h9',
  front: 'M4 3.5h12M10 16.5V7M6 11l4-4 4 4',
  grid: 'M3.5 3.5h5v5h-5ZM11.5 3.5h5v5h-5ZM3.5 11.5h5v5h-5ZM11.5 11.5h5v5h-5Z',
  hand: 'M4 2.5 16 9.5 10.5 11 8.5 16.5Z',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM10 9v5M10 6.2v.2',
  external: 'M8 4.5H3.5v12h12V12M11 3.5h5.5V9M16.5 3.5 9 11',
  keyboard: 'M2.5 5h15v10h-15ZM5.5 8h0M8.5 8h0M11.5 8h0M14.5 8h0M5.5 12h0M8 12h4M14.5 12h0',
  line: 'M3.5 16.5 16.5 3.5',
  lock: 'M5 9h10v7.5H5ZM7 9V6a3 3 0 0 1 6 0v3',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  monitor: 'M2.5 4h15v9.5h-15ZM7 16.5h6M10 13.5v3',
  more: 'M4.5 10h.2M9.9 10h.2M15.3 10h.2',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  panel: 'M3 4h14v12H3ZM12.5 4v12',
  plus: 'M10 3.5v13M3.5 10h13',
  redo: 'M12.5 3.5 16.5 7.5 12.5 11.5M16 7.5H8a4.5 4.5 0 0 0 0 9h3',
  retry: 'M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 3v3.5H13',
  search: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13 17 17',
  send: 'M10 16.5V4M4.5 9 10 3.5 15.5 9',
  share:
    'M14.5 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM5.5 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM14.5 12.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7.3 9.1l5.4-2.7M7.3 10.9l5.4 2.7',
  square: 'M4 4h12v12H4Z',
  star: 'M10 2.8 12.2 7.5 17.3 8.1 13.5 11.6 14.5 16.7 10 14.2 5.5 16.7 6.5 11.6 2.7 8.1 7.8 7.5Z',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  text: 'M4 6V4h12v2M10 4v12M7.5 16h5',
  trash: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5 6 17h8l1-11.5M8.5 9v4.5M11.5 9v4.5',
  undo: 'M7.5 3.5 3.5 7.5 7.5 11.5M4 7.5H12a4.5 4.5 0 0 1 0 9H9',
  variations: 'M3 6.5h10.5V17H3ZM6.5 3.5H17V14',
  versions: 'M3 4.5h14v11H3ZM7 4.5v11M13 4.5v11',
  zoomIn: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13 17 17M6.5 9h5M9 6.5v5',
  zoomOut: 'M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM13 13 17 17M6.5 9h5',
} as const

/** What points along the line turns with it. */
const ALONG = new Set<string>(['chevronLeft', 'chevronRight', 'panel', 'undo', 'redo', 'external'])

export type IconName = keyof typeof PATHS

interface Props {
  name: IconName
  className?: string
  /** What it outlines is full. */
  filled?: boolean
}

/** Decoration only: whatever carries it has the accessible name. */
export function Icon({ name, className, filled = false }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={clsx(
        'size-5 shrink-0 stroke-current',
        filled ? 'fill-current' : 'fill-none',
        ALONG.has(name) && 'rtl:-scale-x-100',
        className,
      )}
    >
      <path d={PATHS[name]} strokeWidth="1.5" strokeLinecap="square" strokeLinejoin="miter" />
    </svg>
  )
}
