import clsx from 'clsx'

const COLOURS: Record<string, string> = {
  GET: 'text-verdigris',
  POST: 'text-lapis',
  PATCH: 'text-gold',
  PUT: 'text-gold',
  DELETE: 'text-carmine',
}

export function Method({ method, className }: { method: string; className?: string }) {
  return <span className={clsx('shrink-0 font-mono text-xs font-semibold', COLOURS[method], className)}>{method}</span>
}
