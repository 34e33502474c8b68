import { MARKET } from '../fill-market.ts';

/** Small enough to be filled in a minute; what an import costs does not depend on it. */
export const IMPORTS_MARKET = { queries: 200_000, days: 35, lastDay: MARKET.lastDay } as const;
