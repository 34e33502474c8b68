import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as accounts from './accounts.ts';
import * as billing from './billing.ts';
import * as cabinets from './cabinets.ts';
import * as company from './company.ts';
import * as exports from './exports.ts';
import * as myRequests from './my-requests.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as positionActions from './position-actions.ts';
import * as positionAlerts from './position-alerts.ts';
import * as positionCauses from './position-causes.ts';
import * as positionEvents from './position-events.ts';
import * as positionHome from './position-home.ts';
import * as positionOrder from './position-order.ts';
import * as positionViews from './position-views.ts';
import * as positions from './positions.ts';
import * as productCard from './product-card.ts';
import * as productTables from './product-tables.ts';
import * as productsInSearch from './products-in-search.ts';
import * as products from './products.ts';
import * as queryImports from './query-imports.ts';
import * as requestStatistics from './request-statistics.ts';
import * as savedSearches from './saved-searches.ts';
import * as savedViews from './saved-views.ts';
import * as searchHistory from './search-history.ts';
import * as sharpJumps from './sharp-jumps.ts';
import * as statistics from './statistics.ts';
import * as undervaluedQueries from './undervalued-queries.ts';
import * as unreadNotifications from './unread-notifications.ts';
import * as wordStatistics from './word-statistics.ts';
import { AVATAR_BOUNDS } from './account.ts';
import { CODE_MINUTES } from './codes.ts';
import type { Route } from './route.ts';

const ROUTES: readonly object[] = [
  accounts,
  billing,
  cabinets,
  company,
  exports,
  myRequests,
  notes,
  notifications,
  positionActions,
  positionAlerts,
  positionCauses,
  positionEvents,
  positionHome,
  positionOrder,
  positionViews,
  positions,
  productCard,
  productTables,
  productsInSearch,
  products,
  queryImports,
  requestStatistics,
  savedSearches,
  savedViews,
  searchHistory,
  sharpJumps,
  statistics,
  undervaluedQueries,
  unreadNotifications,
  wordStatistics,
];

const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'const',
  'default',
];
// whole numbers that JavaScript keeps exactly: said by `z.int()` itself
const OF_EVERY_NUMBER = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

// the same in some two hundred places; told apart only when it changes
const OF_EVERY_ID = 'exclusiveMinimum 0, maximum 2147483647';

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** A line for each field that is bounded or may be left out: where it stands, then what it says. */
function listBounds(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = Object.entries(schema);
  const said = fields.filter(([name, value]) => BOUNDS.includes(name) && !OF_EVERY_NUMBER.has(value));
  const own = said.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ');
  const inside = fields.flatMap(([name, value]) => {
    if (name === 'properties')
      return Object.entries(value).flatMap(([field, of]) => listBounds(of, `${place} ${field}`));
    if (name === 'items') return listBounds(value, `${place} []`);
    return name === 'anyOf' || name === 'oneOf'
      ? Object.values(value).flatMap((of) => listBounds(of, place))
      : [];
  });
  return own === '' || own === OF_EVERY_ID ? inside : [`${place}: ${own}`, ...inside];
}

function boundsOf({ path, input }: Route): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return listBounds(schema, path.replace(/^\/+/, ''));
}

// Both sides read a bound from the contract, so a wrong one would be wrong everywhere and seen nowhere.
it('what every question may hold, and what it holds when nothing is said, is written down', async () => {
  const routes = ROUTES.flatMap((module) => Object.values(module).filter(isRoute));
  const lines = routes.flatMap(boundsOf).toSorted();
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('bounds.txt');
});

it('bounds beside the questions are written down', () => {
  expect({
    rivals: positionCauses.MOST_RIVALS,
    compared: positionViews.MOST_COMPARED,
    rawChecks: positionViews.MOST_RAW_CHECKS,
    buckets: positions.MAX_MATRIX_BUCKETS,
    importBytes: queryImports.IMPORT_BOUNDS.bytes,
    avatarBytes: AVATAR_BOUNDS.bytes,
    codeMinutes: CODE_MINUTES,
  }).toEqual({
    rivals: 10,
    compared: 20,
    rawChecks: 1_000_000,
    buckets: 672,
    importBytes: 20_971_520,
    avatarBytes: 10_485_760,
    codeMinutes: { typed: 10, link: 60, invite: 10_080 },
  });
});
