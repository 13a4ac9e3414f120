import type { ComponentProps } from 'react'
import { type English, english, t } from '../../lib/language/translate.ts'
import { Field } from '../../ui/field.tsx'
import type { FactName, KitForm } from './kit-form.ts'

interface Props {
  facts: KitForm['facts']
  onChange: (facts: Partial<KitForm['facts']>) => void
}

const FIELDS: readonly (Pick<ComponentProps<'input'>, 'autoComplete' | 'type' | 'maxLength'> & {
  fact: FactName
  label: English
  placeholder?: English
})[] = [
  { fact: 'name', label: english('Name'), autoComplete: 'organization', maxLength: 100 },
  {
    fact: 'tagline',
    label: english('Tagline'),
    placeholder: english('What you say of yourself in a few words'),
    maxLength: 160,
  },
  { fact: 'phone', label: english('Telephone'), type: 'tel', autoComplete: 'tel', maxLength: 60 },
  { fact: 'email', label: english('Email'), type: 'email', autoComplete: 'email', maxLength: 254 },
  { fact: 'website', label: english('Web address'), autoComplete: 'url', maxLength: 200 },
  { fact: 'address', label: english('Address'), autoComplete: 'street-address', maxLength: 200 },
  { fact: 'hours', label: english('Opening hours'), placeholder: english('Tue–Sun 9–17'), maxLength: 200 },
]

export function FactFields({ facts, onChange }: Props) {
  return (
    <>
      <p className="text-sm text-ink-2">
        {t(
          'Set letter for letter on business cards, and wherever a message asks for them, such as “with our opening hours”.',
        )}
      </p>
      <div className="mt-4 grid max-w-[42rem] gap-4 sm:grid-cols-2">
        {FIELDS.map(({ fact, label, placeholder, ...rest }) => (
          <Field
            key={fact}
            label={t(label)}
            {...(placeholder && { placeholder: t(placeholder) })}
            value={facts[fact]}
            {...rest}
            onChange={({ target }) => onChange({ [fact]: target.value })}
          />
        ))}
      </div>
    </>
  )
}
