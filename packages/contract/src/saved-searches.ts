import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Marketplace, SavedSearchId } from './ids.ts';
import { route } from './route.ts';
import { HistoryWindow, MAX_QUERIES_PER_REQUEST, MAX_QUERY_LENGTH, WHOLE_COUNTRY } from './search-history.ts';
import { line, text } from './text.ts';

export const SAVED_SEARCH_BOUNDS = { perCabinet: 200, name: 60 } as const;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofSearch = z.extend(inCabinet, { searchId: SavedSearchId });

/** product.md 3.5: queries and dates; with the place and the window that they were looked at in. */
const question = {
  marketplace: Marketplace,
  queries: z.array(text(1, MAX_QUERY_LENGTH)).check(z.minLength(1), z.maxLength(MAX_QUERIES_PER_REQUEST)),
  cityId: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), WHOLE_COUNTRY),
  from: Day,
  to: Day,
  window: z._default(HistoryWindow, 7),
};

export const SavedSearch = z.object({
  id: SavedSearchId,
  /** Empty: nobody has named it. */
  name: z.string(),
  queries: z.array(z.string()),
  cityId: z.int(),
  from: Day,
  to: Day,
  window: HistoryWindow,
  /** When somebody of the cabinet last had an answer to it; null: neither on the day it was saved nor since. */
  lastRunAt: z.nullable(Instant),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** Of the whole cabinet, newest first. */
export const listSavedSearches = route({
  method: 'POST',
  path: 'savedSearch/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, { marketplace: Marketplace }),
  output: z.object({ searches: z.array(SavedSearch) }),
  errors: [],
});

export const SAVED_DEMAND = { days: 28, searches: 10 } as const;

/**
 * How often the queries of a saved search were searched together, day by day in the whole country, whatever its own city and
 * days are. Of the searches that somebody has run, newest first; searches of the same queries are one. Costs no run.
 */
export const getSavedDemand = route({
  method: 'POST',
  path: 'savedSearch/getDemand',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, { marketplace: Marketplace }),
  output: z.object({
    /** The last `SAVED_DEMAND.days`, today among them. */
    days: z.array(Day),
    searches: z.array(
      z.object({
        id: SavedSearchId,
        name: z.string(),
        queries: z.array(z.string()),
        /** null: not measured, or older than the plan shows. */
        counts: z.array(z.nullable(z.int())),
      }),
    ),
  }),
  errors: [],
});

export const saveSearch = route({
  method: 'POST',
  path: 'savedSearch/save',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, question),
  output: z.object({ searchId: SavedSearchId }),
  errors: [
    'savedSearch.exists',
    'savedSearch.tooMany',
    'searchHistory.tooManyQueries',
    'searchHistory.outOfRange',
  ],
});

export const renameSavedSearch = route({
  method: 'POST',
  path: 'savedSearch/rename',
  access: { cabinet: 'edit' },
  input: z.extend(ofSearch, { name: line(0, SAVED_SEARCH_BOUNDS.name) }),
  output: z.object({}),
  errors: ['savedSearch.notFound'],
});

export const removeSavedSearch = route({
  method: 'POST',
  path: 'savedSearch/remove',
  access: { cabinet: 'edit' },
  input: ofSearch,
  output: z.object({}),
  errors: ['savedSearch.notFound'],
});
