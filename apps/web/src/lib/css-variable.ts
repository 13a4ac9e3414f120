import type { CSSProperties } from 'react'

/** A variable for the styles of an element and of what is in it. */
export const cssVariable = (name: string, value: string): CSSProperties => ({ [name]: value })
