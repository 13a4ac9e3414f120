/** To pay: ways to do it, the fields, what it comes to. */
import { type Block, panel } from '../../kit/block.ts'
import { chip, field, submit } from '../../kit/controls.ts'
import { hairline } from '../../kit/pen.ts'

export const payment: Block = {
  name: 'payment',
  size: 'narrow',
  tall: 430,
  draw(context) {
    const { pen, tasks } = context
    const donates = tasks.some(({ words }) => /donat/i.test(words))
    return panel(
      context,
      [
        donates
          ? pen.row(
              ['10', '25', '50', 'Other'].map((sum, i) => chip(pen, sum, i === 1)),
              { gap: 8, wrap: true, control: { kind: 'choices', name: 'Way', chosen: 1 } },
            )
          : pen.col(
              [
                pen.text('label', 'Choose a payment method', { width: 'fill' }),
                pen.row([chip(pen, 'Card', true, 'card'), chip(pen, 'Bank'), chip(pen, 'Wallet')], {
                  gap: 8,
                  wrap: true,
                  control: { kind: 'choices', name: 'Way', chosen: 0 },
                }),
              ],
              { gap: 10, width: 'fill', role: 'group' },
            ),
        pen.col(
          [
            field(pen, 'Name on card', 'Your name'),
            field(pen, 'Card number', '0000 0000 0000 0000', { icon: 'card' }),
            pen.row([field(pen, 'Valid until', 'MM / YY'), field(pen, 'Code', '000')], { gap: 14, width: 'fill' }),
          ],
          { gap: 16, width: 'fill', role: 'group' },
        ),
        pen.row(
          [
            pen.icon('shield', 20, pen.surface.strong),
            pen.text('small', 'Sent encrypted', { width: 'fill' }),
            submit(pen, donates ? 'Donate' : 'Pay now'),
          ],
          {
            gap: 10,
            width: 'fill',
            pad: [16, 0, 0, 0],
            stroke: hairline(pen.surface.line, ['top']),
          },
        ),
      ],
      { control: { kind: 'form', done: 'Thank you. It has been paid.' } },
    )
  },
}
