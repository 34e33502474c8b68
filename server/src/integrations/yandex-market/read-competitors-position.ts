import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { Figure, Kopecks, readSheet, SheetDay } from './read-sheet.ts';
import type { Sheets } from './unpack-sheets.ts';

/** -1 is no place: there were no orders of the category on that day. */
const NO_ORDERS = -1;

const Row = z
  .object({
    DAY: SheetDay,
    SELLERS_COUNT: Figure,
    POSITION: Figure,
    TOTAL_GMV: Kopecks,
    GMV: Kopecks,
    SHARE: Figure,
    AVG_GMV_OF_TOP_FIVE_PERCENT_SELLERS: Kopecks,
    NEAREST_COMPETITOR_GMV: Kopecks,
  })
  .transform((row) => ({
    day: row.DAY,
    sellersCount: row.SELLERS_COUNT,
    position: row.POSITION === NO_ORDERS ? ('noOrders' as const) : row.POSITION,
    categoryKopecks: row.TOTAL_GMV,
    ownKopecks: row.GMV,
    sharePercent: row.SHARE,
    leadersAverageKopecks: row.AVG_GMV_OF_TOP_FIVE_PERCENT_SELLERS,
    nearestRivalKopecks: row.NEAREST_COMPETITOR_GMV,
  }));
export type CompetitorsPositionRow = z.output<typeof Row>;

/** The seller's place by turnover in a category, a line a day. A figure that is null was not given. */
export function readCompetitorsPosition(sheets: Sheets): Promise<CallAnswer<CompetitorsPositionRow[]>> {
  return readSheet(sheets, 'competitors_position', Row);
}
