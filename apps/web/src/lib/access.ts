/** What the person at the screen may do with the project that is shown: what they may not is not offered. */
import type { Role } from '@limner/contract/types'
import { createContext, useContext } from 'react'
import { t } from './language/translate.ts'

export interface May {
  /** Ask for designs, change them, give them stars, rename the project. */
  edit: boolean
  /** Publish, share, copy and delete. */
  own: boolean
}

/** @param access null: it is seen only because it was published */
export const mayAs = (access: Role | null): May => ({
  edit: access === 'owner' || access === 'editor',
  own: access === 'owner',
})

/** One's own, where nothing else is said: what stands outside of projects, and the projects of guests. */
const MayContext = createContext<May>(mayAs('owner'))

export const MayProvider = MayContext.Provider
export const useMay = (): May => useContext(MayContext)

/** Roles as they are called. */
export const roleName = (role: Role): string => ({ owner: t('Owner'), editor: t('Editor'), viewer: t('Viewer') })[role]
