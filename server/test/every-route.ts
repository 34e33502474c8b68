import * as accounts from '@vitrina/contract/accounts.ts';
import * as billing from '@vitrina/contract/billing.ts';
import * as cabinets from '@vitrina/contract/cabinets.ts';
import * as company from '@vitrina/contract/company.ts';
import * as exports from '@vitrina/contract/exports.ts';
import * as notes from '@vitrina/contract/notes.ts';
import * as notifications from '@vitrina/contract/notifications.ts';
import * as positions from '@vitrina/contract/positions.ts';
import * as products from '@vitrina/contract/products.ts';
import type { Route } from '@vitrina/contract/route.ts';
import * as savedViews from '@vitrina/contract/saved-views.ts';
import * as searchHistory from '@vitrina/contract/search-history.ts';
import * as statistics from '@vitrina/contract/statistics.ts';

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}

/** Every route of the contract: what is added there is tested here without a word. */
export const EVERY_ROUTE: readonly Route[] = [
  accounts,
  billing,
  cabinets,
  company,
  exports,
  notes,
  notifications,
  positions,
  products,
  savedViews,
  searchHistory,
  statistics,
].flatMap((domain) => Object.values(domain).filter(isRoute));
