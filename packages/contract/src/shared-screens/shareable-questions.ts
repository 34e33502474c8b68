import { getRequestSeries, getRequestStatistics } from '../request-statistics.ts';
import type { Route } from '../route.ts';
import { getSharpJumps } from '../sharp-jumps.ts';
import { TOOLS } from '../tools/tools.ts';
import { getUndervaluedBackTest, getUndervaluedQueries } from '../undervalued-queries.ts';
import type { SharedScreenPath } from './shared-screens.ts';

/**
 * What a shared screen may ask, and nothing else: each with the very input that was pinned when it was shared. All of
 * them only read, as everything that is open in the example cabinet does.
 */
const SHAREABLE: Readonly<Record<SharedScreenPath, readonly Route[]>> = {
  [TOOLS.sharpJumps.screens.sharpJumps]: [getSharpJumps],
  [TOOLS.undervaluedQueries.screens.undervaluedQueries]: [getUndervaluedQueries, getUndervaluedBackTest],
  [TOOLS.requestStatistics.screens.requestStatistics]: [getRequestStatistics, getRequestSeries],
};

export function shareableRoute(screen: SharedScreenPath, path: string): Route | undefined {
  return SHAREABLE[screen].find((route) => route.path === path);
}
