import type { SeriesMetric } from '@vitrina/contract/query-metrics.ts';

/** Daily figures of one query, one place a day; a measured day without a row is zero, an unmeasured one is not there. */
export type DailyFigures = {
  isMeasured: readonly boolean[];
  /** Whether the query was searched on the day, so that it had a result list. */
  hasRow: readonly boolean[];
  figures: ReadonlyMap<string, readonly number[]>;
};

type Recipe =
  | { kind: 'sum'; of: string }
  | { kind: 'ratio'; of: string; by: string }
  | { kind: 'last'; of: string };

/** From which daily figures each drawn metric is made; the names are columns of sq_hist and the two priced ones. */
const SERIES_RECIPES: Record<SeriesMetric, Recipe> = {
  count: { kind: 'sum', of: 'count' },
  uniq_queries_with_ca: { kind: 'sum', of: 'ca' },
  cart_conversion: { kind: 'ratio', of: 'ca', by: 'count' },
  added_to_cart: { kind: 'sum', of: 'cart' },
  avg_price: { kind: 'ratio', of: 'price_sum', by: 'price_count' },
  items_views: { kind: 'sum', of: 'views' },
  uniq_sellers: { kind: 'last', of: 'sellers' },
  products_count: { kind: 'last', of: 'products' },
  users_without_interaction_share: { kind: 'ratio', of: 'idle', by: 'count' },
  soft_query_share: { kind: 'ratio', of: 'soft', by: 'count' },
  zero_share: { kind: 'ratio', of: 'zero', by: 'count' },
  gmv: { kind: 'sum', of: 'gmv' },
  ord: { kind: 'sum', of: 'ord' },
  search_users_to_ord_users: { kind: 'ratio', of: 'buyers', by: 'count' },
};

export function columnsOf(metrics: readonly SeriesMetric[]): string[] {
  const columns = metrics.flatMap((metric) => {
    const recipe = SERIES_RECIPES[metric];
    return recipe.kind === 'ratio' ? [recipe.of, recipe.by] : [recipe.of];
  });
  return [...new Set(columns)];
}

/** `running[i]` is the sum of everything before place i. */
function runningSums(values: readonly number[]): number[] {
  const running = [0];
  for (const value of values) running.push((running.at(-1) ?? 0) + value);
  return running;
}

function lastInWindow(values: readonly number[], hasRow: readonly boolean[], end: number, window: number) {
  for (let place = end; place > end - window; place -= 1) if (hasRow[place]) return values[place] ?? null;
  return null;
}

/** The window that ends on each day; null where one of its days was not measured or lies before the first one given. */
export function rollWindows(daily: DailyFigures, metric: SeriesMetric, window: number): (number | null)[] {
  const { isMeasured, hasRow, figures } = daily;
  const recipe = SERIES_RECIPES[metric];
  const values = figures.get(recipe.of) ?? [];
  const measured = runningSums(isMeasured.map(Number));
  const top = runningSums(values);
  const bottom = recipe.kind === 'ratio' ? runningSums(figures.get(recipe.by) ?? []) : [];
  const span = (sums: readonly number[], end: number) => (sums[end + 1] ?? 0) - (sums[end + 1 - window] ?? 0);
  return isMeasured.map((_, end) => {
    if (end + 1 < window || span(measured, end) < window) return null;
    if (recipe.kind === 'last') return lastInWindow(values, hasRow, end, window);
    if (recipe.kind === 'sum') return span(top, end);
    const by = span(bottom, end);
    return by === 0 ? null : span(top, end) / by;
  });
}
