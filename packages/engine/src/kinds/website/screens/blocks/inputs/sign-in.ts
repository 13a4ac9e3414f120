/** To come in: the fields of an account, with the words of what is done there. */

import { says } from '../../../../../brief/told/sayings.ts'
import type { PageFunction } from '../../../../../brief/types.ts'
import { taskLabel } from '../../../vocabulary/labels.ts'
import { type Block, panel } from '../../kit/block.ts'
import { button, field, submit } from '../../kit/controls.ts'
import { deedOf } from '../../kit/deeds.ts'

export const signIn: Block = {
  name: 'sign-in',
  size: 'narrow',
  tall: 440,
  draw(context) {
    const { pen, tasks, page } = context
    const isSignUp = page.brief.page?.type === 'sign-up' && !tasks.some(({ verb }) => verb === 'log-in')
    const told = tasks.find(({ verb }) => verb === 'register' || verb === 'join' || verb === 'apply')
    const own: PageFunction = { verb: 'register', words: 'sign up' }
    const registers = told ?? (isSignUp || tasks.some(({ words }) => /\baccount\b/.test(words)) ? own : undefined)
    const isLetter = isSignUp && says(page.brief, 'newsletter')
    const enters = tasks.find(({ verb }) => verb === 'log-in')
    const other = registers ? (enters ? taskLabel(enters) : 'Log in') : 'Register'
    const title = registers ? taskLabel(registers) : 'Log in'
    return panel(
      context,
      [
        pen.col(
          [
            ...(registers ? [field(pen, 'Full name', 'Your name', { icon: 'user' })] : []),
            field(pen, 'E-mail', 'you@mail', { icon: 'mail', required: true }),
            ...(isLetter ? [] : [field(pen, 'Password', 'At least 8 characters', { icon: 'lock', required: true })]),
          ],
          { gap: 16, width: 'fill', role: 'group' },
        ),
        submit(pen, isLetter ? 'Sign up' : registers ? 'Create account' : 'Log in', undefined, { width: 'fill' }),
        pen.row(
          [
            pen.text('small', registers ? 'Already a member?' : 'No account yet?'),
            button(pen, other, 'plain', undefined, {
              control: deedOf(
                { page, thing: context.thing },
                { verb: registers ? 'log-in' : 'register', words: other },
              ),
            }),
          ],
          {
            gap: 8,
            justify: 'center',
            width: 'fill',
            wrap: true,
          },
        ),
      ],
      { title, others: 'none', control: { kind: 'form', done: 'Welcome. You are signed in.' } },
    )
  },
}
