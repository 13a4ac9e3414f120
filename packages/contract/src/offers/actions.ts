/** What an answer offers besides designs. */
import { z } from 'zod'
import { TEXT_LIMITS } from '../limits.ts'
import { isOwnPath, text } from '../text.ts'

/** What the product does with a press: a file under /api/, or a page. */
export const Action = z.object({
  label: text({ max: 100 }),
  url: text({ max: 2000 }),
  /** Rows that become a design each, like this one: for _Many from a table_, and for `POST /api/designs/{id}/series`. */
  series: z.object({ designId: text({ max: 100 }), table: text({ max: TEXT_LIMITS.table }) }).optional(),
})
/** As somebody posts one: it leads nowhere else. */
export const PostedAction = Action.extend({
  url: text({ max: 2000 }).refine(isOwnPath, 'must be a path of this server'),
})
