import type { ToolId } from '@vitrina/contract/tools/tools.ts';
import { type Cell, type Comparison, listCells } from './cell.ts';
import type { Seller } from './open-seller.ts';
import { compareAbTests } from './screens/ab-tests.ts';
import { compareMyRequests } from './screens/my-requests.ts';
import { compareOverview, compareProducts } from './screens/overview.ts';
import { comparePositions } from './screens/positions.ts';
import { compareRadar } from './screens/radar.ts';
import { compareRequestStatistics } from './screens/request-statistics.ts';
import { compareSearchHistory } from './screens/search-history.ts';
import { compareSharpJumps } from './screens/sharp-jumps.ts';
import { compareCards, compareShelves } from './screens/shelves.ts';
import { compareUndervaluedQueries } from './screens/undervalued-queries.ts';
import { compareWordStatistics } from './screens/word-statistics.ts';

type Compare = (seller: Seller) => Promise<Comparison | Comparison[]>;

/** How each tool's numbers are made again, in the order in which they are asked for. */
const COMPARED = {
  statistics: compareOverview,
  productTables: compareProducts,
  positions: comparePositions,
  myRequests: compareMyRequests,
  requestStatistics: compareRequestStatistics,
  wordStatistics: compareWordStatistics,
  undervaluedQueries: compareUndervaluedQueries,
  sharpJumps: compareSharpJumps,
  // Behind the jumps: what it asks for brings hours, and those tell the jumps their hour.
  searchHistory: compareSearchHistory,
  // At the end: the storefront's clock goes on while it is read.
  productsInSearch: compareShelves,
  productCard: compareCards,
  abTests: compareAbTests,
  radar: compareRadar,
} satisfies Record<ToolId, Compare>;

/** Every cell of every screen, one screen after the other as a person would open them. */
export async function compareScreens(seller: Seller): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const compare of Object.values(COMPARED)) cells.push(...listCells([await compare(seller)].flat()));
  return cells;
}
