import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PLAN_LIMIT_TYPES, type PlanLimitType } from '@vitrina/contract/plans.ts';
import { HISTORY_DAYS_OF } from '@vitrina/contract/tools/bounds.ts';
import { expect, it, test } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(path.join(SERVER, file), 'utf8');

const RUN = 'cabinets/runs/with-run.ts';
const HISTORY = { by: 'search-history/rules.ts', named: 'HISTORY_DAYS_OF' };
const HISTORY_RUN = { by: 'search-history/count-run.ts', through: RUN };

type Enforced = {
  /** The file that compares with the limit, or names it to the one that does. */
  by: string;
  through?: string;
  /** How the limit is named there, where not by its own name. */
  named?: string;
};

/**
 * Where each limit of a plan is enforced. A limit that is not here does not compile; one that is enforced no more fails.
 */
const ENFORCED: Record<PlanLimitType, Enforced> = {
  cabinets: { by: 'cabinets/create-cabinet.ts' },
  cabinetUsers: { by: 'cabinets/invites/send-invite.ts' },
  positionProducts: { by: 'positions/rules.ts' },
  positionQueries: { by: 'positions/rules.ts' },
  positionHistoryDays: { by: 'positions/matrix/plan-period.ts' },
  searchHistoryDaysOzon: HISTORY,
  searchHistoryDaysWb: HISTORY,
  searchHistoryDaysYm: HISTORY,
  searchHistoryQueries: { by: 'search-history/rules.ts' },
  searchHistoryRunsOzon: HISTORY_RUN,
  searchHistoryRunsWb: HISTORY_RUN,
  searchHistoryRunsYm: HISTORY_RUN,
  trackingWords: { by: 'products/queries/add-product-queries.ts' },
  undervaluedQueries: { by: 'undervalued-queries/get-undervalued-queries.ts' },
  undervaluedDays: { by: 'undervalued-queries/get-undervalued-queries.ts' },
  undervaluedRuns: { by: 'undervalued-queries/get-undervalued-queries.ts', through: RUN },
  sharpJumpsDays: { by: 'sharp-jumps/get-sharp-jumps.ts' },
  sharpJumpsRuns: { by: 'sharp-jumps/get-sharp-jumps.ts', through: RUN },
  myRequestsHistoryDays: { by: 'my-requests/get-history.ts' },
  myRequestsRuns: { by: 'my-requests/get-history.ts', through: RUN },
  abTestsActive: { by: 'ab-tests/running/count-tests.ts' },
  abTestsArchived: { by: 'ab-tests/running/count-tests.ts' },
  radarProducts: { by: 'cards/watch/require-room.ts' },
  radarHistoryDays: { by: 'cards/history-start.ts' },
  productCardRuns: { by: 'product-card/runs/plan-run.ts', through: RUN },
};

test.each(PLAN_LIMIT_TYPES)('%s is enforced where it is said to be', (type) => {
  const { by, through, named = type } = ENFORCED[type];
  expect(read(by)).toContain(named);
  // A limit of runs is compared in one place; whoever names it goes there.
  if (through === undefined) expect(read(by)).toContain('PLAN_LIMITS');
  else expect(read(through)).toContain('PLAN_LIMITS');
});

it('days of search history have a limit for each marketplace', () => {
  expect(Object.values(HISTORY_DAYS_OF).every((type) => PLAN_LIMIT_TYPES.includes(type))).toBe(true);
});
