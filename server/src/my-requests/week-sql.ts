import type { RequestsDays } from '@vitrina/contract/my-requests.ts';
import { averagePlace, knownSum, QUERY_TEXT, QUERY_TEXT_ID, textIdOf } from '../own-queries/figures-sql.ts';

/** Queries that a person took out of the totals, as two columns of equal length. */
export type Excluded = { skus: readonly number[]; queries: readonly string[] };

export const NOTHING_EXCLUDED: Excluded = { skus: [], queries: [] };

const NOW = 'day between {weekFrom:Date} and {weekTo:Date}';
const BEFORE = 'day between {beforeFrom:Date} and {beforeTo:Date}';
const BACK = 'day between {backFrom:Date} and {backTo:Date}';

/**
 * The parameters are those of weekParameters. Pairs are compared for the products that have any: to look millions of
 * them up costs more than to add them up.
 */
export function notExcludedSql({ skus }: Excluded): string {
  if (skus.length === 0) return '1';
  return `(sku not in {excludedSkus:Array(UInt64)} or (sku, ${QUERY_TEXT_ID}) not in arrayZip(
      {excludedSkus:Array(UInt64)}, arrayMap(one -> ${textIdOf('one')}, {excludedQueries:Array(String)})))`;
}

/**
 * The one place that says what a query of a product is in a week: a row for each query that led to a product in the
 * week, or in the days that are looked back at. The list adds these rows up, the screen of a product shows them.
 */
export function weekSql({ ofOneProduct, excluded }: { ofOneProduct: boolean; excluded: Excluded }): string {
  return `select
    sku,
    ${ofOneProduct ? `any(${QUERY_TEXT}) as text,` : ''}
    countIf(${NOW}) > 0 as isFound,
    countIf(${BEFORE}) > 0 as wasFound,
    countIf(${BACK}) > 0 as isKnown,
    ${knownSum('search_users', NOW)} as searchUsers,
    ${knownSum('view_users', NOW)} as viewUsers,
    ${knownSum('view_users', BEFORE)} as viewUsersBefore,
    ${knownSum('orders', NOW)} as orders,
    ${knownSum('gmv_kopecks', NOW)} as gmvKopecks,
    ${averagePlace(NOW)} as positionNow,
    ${averagePlace(BEFORE)} as positionBefore,
    nullIf(maxIf(day, ${BACK}), toDate(0)) as lastDay,
    argMaxIf(position, day, ${BACK}) as lastPosition
  from own_query_day as own
  where cabinet = {cabinet:UInt32} ${ofOneProduct ? 'and sku = {sku:UInt64}' : ''}
    and (${NOW} or ${BEFORE} or ${BACK})
    and ${notExcludedSql(excluded)}
  group by sku, ${QUERY_TEXT_ID}`;
}

/** No row of ours is that old: the days of what is not looked at. */
const NO_DAYS = { from: '1970-01-01', to: '1970-01-01' };

export function weekParameters(
  cabinetId: number,
  { week, weekBefore, lookBack }: Pick<RequestsDays, 'week' | 'weekBefore' | 'lookBack'>,
  excluded: Excluded,
) {
  const [now, before, back] = [week ?? NO_DAYS, weekBefore ?? NO_DAYS, lookBack ?? NO_DAYS];
  return {
    cabinet: cabinetId,
    weekFrom: now.from,
    weekTo: now.to,
    beforeFrom: before.from,
    beforeTo: before.to,
    backFrom: back.from,
    backTo: back.to,
    excludedSkus: excluded.skus,
    excludedQueries: excluded.queries,
  };
}
