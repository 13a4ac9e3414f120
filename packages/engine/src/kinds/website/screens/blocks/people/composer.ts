/** To write something for others: title, text, what goes with it, the button. */
import { actionOf, type Block, panel } from '../../kit/block.ts'
import { button, field, iconButton, submit } from '../../kit/controls.ts'

/** What is sent along with words. */
const ATTACHED = /evidence|files?\b|documents?|photos?|pictures?|attach/i

export const composer: Block = {
  name: 'composer',
  size: 'narrow',
  tall: 420,
  draw(context) {
    const { pen, thing, tasks } = context
    const isMail = /mail|message|sms|letter/i.test(thing) || tasks.some(({ verb }) => verb === 'send')
    return panel(
      context,
      [
        pen.col(
          [
            ...(isMail ? [field(pen, 'To', 'Choose who gets it', { icon: 'users', choice: true })] : []),
            field(pen, isMail ? 'Subject' : 'Title', 'In a few words'),
            field(pen, 'Text', 'Write here', { tall: 128 }),
          ],
          { gap: 16, width: 'fill', role: 'group' },
        ),
        pen.row(
          [
            submit(pen, actionOf(context, isMail ? 'Send' : 'Post'), 'send'),
            ...(tasks.some(({ words }) => ATTACHED.test(words))
              ? [button(pen, 'Attach files', 'quiet', 'upload', { control: { kind: 'attach' } })]
              : [iconButton(pen, 'image', 44, false, { kind: 'attach', accept: 'image/*' })]),
          ],
          { gap: 10, wrap: true },
        ),
      ],
      { control: { kind: 'form', done: 'It has been sent.' } },
    )
  },
}
