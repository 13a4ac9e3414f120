import { useLayoutEffect, useRef, useState } from 'react'

type Functions = Record<string, (...args: never[]) => unknown>

/** One object for good whose functions always do what the latest ones say: what gets it is not drawn anew for it. */
export function useLatest<T extends object>(functions: T): T {
  const latest = useRef(functions)
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [stable] = useState(() => {
    const names = Object.keys(functions)
    const call =
      (name: string) =>
      (...args: never[]) =>
        (latest.current as unknown as Functions)[name]?.(...args)
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T
  })
  return stable
}
