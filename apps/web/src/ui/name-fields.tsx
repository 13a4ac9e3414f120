import type { ComponentProps } from 'react'
import { t } from '../lib/language/translate.ts'
import { Field } from './field.tsx'

type NameField = Partial<ComponentProps<typeof Field>>

/** First and last name, side by side where there is room. */
export const NameFields = ({ first, last }: { first: NameField; last: NameField }) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <Field label={t('First name')} required maxLength={100} autoComplete="given-name" {...first} />
    <Field label={t('Last name')} maxLength={100} autoComplete="family-name" {...last} />
  </div>
)
