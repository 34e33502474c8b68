import type { QueryClient } from '@tanstack/react-query';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { getMorning } from '@vitrina/contract/morning/morning.ts';
import { getSuggestions } from '@vitrina/contract/morning/suggestions.ts';
import { getSavedDemand } from '@vitrina/contract/saved-searches.ts';
import { getChanges } from '@vitrina/contract/statistics/changes.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { SILENT } from '../platform/api/silent.ts';

export const morningOf = (cabinetId: CabinetId) => ({ ...routeQuery(getMorning, { cabinetId }), ...SILENT });
export const suggestionsOf = (cabinetId: CabinetId) => ({
  ...routeQuery(getSuggestions, { cabinetId }),
  ...SILENT,
});
export const changesOf = (cabinetId: CabinetId) => routeQuery(getChanges, { cabinetId });
export const savedDemandOf = (cabinetId: CabinetId) =>
  routeQuery(getSavedDemand, { cabinetId, marketplace: 'ozon' });

/** What the parts of the page ask, before they are drawn. */
export function askAhead(queries: QueryClient, cabinetId: CabinetId): void {
  void queries.prefetchQuery(morningOf(cabinetId));
  void queries.prefetchQuery(suggestionsOf(cabinetId));
  void queries.prefetchQuery(changesOf(cabinetId));
  void queries.prefetchQuery(savedDemandOf(cabinetId));
}
