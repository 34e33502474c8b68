import { type Cell, listCells } from './cell.ts';
import type { Seller } from './open-seller.ts';
import { compareMyRequests } from './screens/my-requests.ts';
import { compareOverviews } from './screens/overview.ts';
import { compareRequestStatistics } from './screens/request-statistics.ts';
import { compareSearchHistory } from './screens/search-history.ts';
import { compareSharpJumps } from './screens/sharp-jumps.ts';
import { compareShelvesAndCards } from './screens/shelves.ts';
import { compareUndervaluedQueries } from './screens/undervalued-queries.ts';
import { compareWordStatistics } from './screens/word-statistics.ts';

const SCREENS = [
  compareOverviews,
  compareMyRequests,
  compareRequestStatistics,
  compareWordStatistics,
  compareUndervaluedQueries,
  compareSharpJumps,
  // Behind the jumps: what it asks for brings hours, and those tell the jumps their hour.
  compareSearchHistory,
  // At the end: the storefront's clock goes on while it is read.
  compareShelvesAndCards,
];

/** Every cell of every screen, one screen after the other as a person would open them. */
export async function compareScreens(seller: Seller): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const compare of SCREENS) cells.push(...listCells(await compare(seller)));
  return cells;
}
