interface Props<Value extends string> {
  legend: string
  /** With the words that people read, in this order. */
  of: readonly (readonly [Value, string])[]
  chosen: readonly Value[]
  onChange: (chosen: readonly Value[]) => void
}

/** Any number of a few. */
export function Choices<Value extends string>({ legend, of, chosen, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      {of.map(([value, words]) => (
        <label key={value} className="mt-2 flex min-h-6 items-center gap-3 text-base touch:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-minium"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
