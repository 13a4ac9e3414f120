/** The layouts of sites that have a form of their own. */
import type { Archetype } from '../../types.ts'
import { cvColumns } from './cv/columns.ts'
import { cvNameplate } from './cv/nameplate.ts'
import { cvSheet } from './cv/sheet.ts'
import { docsHandbook } from './documentation/handbook.ts'
import { docsHub } from './documentation/hub.ts'
import { docsThree } from './documentation/three.ts'
import { eventBill } from './event/bill.ts'
import { eventDays } from './event/days.ts'
import { eventFaces } from './event/faces.ts'
import { eventPoster } from './event/poster.ts'
import { contentsList } from './magazine/contents-list.ts'
import { frontPage } from './magazine/front-page.ts'
import { magazineMosaic } from './magazine/mosaic.ts'
import { caseStudy } from './portfolio/case.ts'
import { indexOfWorks } from './portfolio/index-of-works.ts'
import { splitWorks } from './portfolio/split.ts'
import { wall } from './portfolio/wall.ts'
import { priceCards } from './pricing/cards.ts'
import { priceLadder } from './pricing/ladder.ts'
import { priceMatrix } from './pricing/matrix.ts'
import { menuBoard } from './restaurant/menu-board.ts'
import { plates } from './restaurant/plates.ts'
import { tableSite } from './restaurant/table.ts'
import { dishTiles } from './restaurant/tiles.ts'
import { catalogue } from './shop/catalogue.ts'
import { productPage } from './shop/product.ts'
import { shopWindow } from './shop/window.ts'

export const SITES: Archetype[] = [
  catalogue,
  eventBill,
  eventDays,
  eventFaces,
  eventPoster,
  dishTiles,
  menuBoard,
  tableSite,
  plates,
  cvColumns,
  cvNameplate,
  cvSheet,
  docsThree,
  docsHub,
  docsHandbook,
  caseStudy,
  contentsList,
  frontPage,
  indexOfWorks,
  magazineMosaic,
  priceCards,
  priceLadder,
  priceMatrix,
  productPage,
  shopWindow,
  splitWorks,
  wall,
]
