/** In which order a list stands, beside the search of it. @param orders by value, as people read them */
export function OrderChoice<Order extends string>({
  label,
  value,
  orders,
  onChange,
}: {
  label: string
  value: Order
  orders: Readonly<Record<Order, string>>
  onChange: (order: Order) => void
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Order)}
      className="h-11 rounded-sm border border-edge bg-raised px-3 text-base hover:border-ink-2"
    >
      {Object.entries<string>(orders).map(([order, words]) => (
        <option key={order} value={order}>
          {words}
        </option>
      ))}
    </select>
  )
}
