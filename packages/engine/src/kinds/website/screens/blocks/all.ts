/** All blocks by their names. */
import type { Block } from '../kit/block.ts'
import { barChart } from './figures/bar-chart.ts'
import { compare } from './figures/compare.ts'
import { donut } from './figures/donut.ts'
import { leaderboard } from './figures/leaderboard.ts'
import { lineChart } from './figures/line-chart.ts'
import { progress } from './figures/progress.ts'
import { roles } from './figures/roles.ts'
import { totals } from './figures/totals.ts'
import { weather } from './figures/weather.ts'
import { calculator } from './inputs/calculator.ts'
import { calendar } from './inputs/calendar.ts'
import { choices } from './inputs/choices.ts'
import { filters } from './inputs/filters.ts'
import { form } from './inputs/form.ts'
import { payment } from './inputs/payment.ts'
import { poll } from './inputs/poll.ts'
import { report } from './inputs/report.ts'
import { search } from './inputs/search.ts'
import { settings } from './inputs/settings.ts'
import { signIn } from './inputs/sign-in.ts'
import { trip } from './inputs/trip.ts'
import { upload } from './inputs/upload.ts'
import { activity } from './lists/activity.ts'
import { agenda } from './lists/agenda.ts'
import { articles } from './lists/articles.ts'
import { board } from './lists/board.ts'
import { cards } from './lists/cards.ts'
import { files } from './lists/files.ts'
import { gallery } from './lists/gallery.ts'
import { map } from './lists/map.ts'
import { products } from './lists/products.ts'
import { results } from './lists/results.ts'
import { table } from './lists/table.ts'
import { week } from './lists/week.ts'
import { comments } from './people/comments.ts'
import { composer } from './people/composer.ts'
import { conversation } from './people/conversation.ts'
import { feed } from './people/feed.ts'
import { follow } from './people/follow.ts'
import { notifications } from './people/notifications.ts'
import { people } from './people/people.ts'
import { profile } from './people/profile.ts'
import { reviews } from './people/reviews.ts'
import { arena } from './play/arena.ts'
import { gameBoard } from './play/board.ts'
import { canvas } from './play/canvas.ts'
import { cardTable } from './play/card-table.ts'
import { codeEditor } from './play/code-editor.ts'
import { flashcards } from './play/flashcards.ts'
import { lesson } from './play/lesson.ts'
import { match } from './play/match.ts'
import { memory } from './play/memory.ts'
import { numberGrid } from './play/number-grid.ts'
import { player } from './play/player.ts'
import { quiz } from './play/quiz.ts'
import { wheel } from './play/wheel.ts'

export const BLOCKS = {
  activity,
  agenda,
  arena,
  articles,
  'bar-chart': barChart,
  board,
  calculator,
  calendar,
  canvas,
  'card-table': cardTable,
  cards,
  choices,
  'code-editor': codeEditor,
  comments,
  compare,
  composer,
  conversation,
  donut,
  feed,
  files,
  filters,
  flashcards,
  follow,
  form,
  gallery,
  'game-board': gameBoard,
  leaderboard,
  lesson,
  'line-chart': lineChart,
  map,
  match,
  memory,
  notifications,
  'number-grid': numberGrid,
  payment,
  people,
  player,
  poll,
  products,
  profile,
  progress,
  quiz,
  report,
  results,
  reviews,
  roles,
  search,
  settings,
  'sign-in': signIn,
  table,
  totals,
  trip,
  upload,
  weather,
  week,
  wheel,
} satisfies Record<string, Block>
export type BlockName = keyof typeof BLOCKS
