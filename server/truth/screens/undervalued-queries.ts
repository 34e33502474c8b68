import type { Marketplace } from '@vitrina/contract/ids.ts';
import { getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import { bestPlaces } from '../best-places.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import { inCountry, listTexts, type Market, marketOf } from '../market.ts';
import type { Seller } from '../open-seller.ts';
import { addDays, over, sumOf, windowOf } from '../raw/days.ts';
import { growth, sumIn } from '../raw/window.ts';

const LEAST = 28;
const SHOWN_FROM = 100;

type Line = ReturnType<typeof lineOf>;

function lineOf(market: Market, query: string) {
  const of = inCountry(market, query);
  const now = windowOf(market.last, 28);
  const sum = (name: string, days = now) => sumIn(of, name, days);
  const sold = now.map(of).findLast((figures) => figures !== null && figures !== undefined);
  const priced = now.filter((day) => (of(day)?.['avg_price_kopecks'] ?? 0) > 0);
  const paid = sumOf(priced.map((day) => (of(day)?.['avg_price_kopecks'] ?? 0) * (of(day)?.['count'] ?? 0)));
  const price = over(paid, sum('count', priced));
  return {
    query,
    count: sum('count'),
    zero: sum('zero_count'),
    idle: sum('users_without_interaction_count'),
    buyers: sum('ord_users'),
    orders: sum('ord'),
    sellers: sold?.['uniq_sellers'] ?? 0,
    price: price === null ? null : Math.round(price),
    grew7: growth(of, market.last, 7),
    grew28: growth(of, market.last, 28),
    before: sum('count', windowOf(addDays(market.last, -28), 28)),
  };
}

type Mark = { none: number; all: number };

/** The value of which this part of the market stands below. */
function markOf(values: readonly number[], none: number, all: number): Mark | null {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  const [nothing, everything] = [at(none), at(all)];
  return nothing === undefined || everything === undefined ? null : { none: nothing, all: everything };
}

function filled(value: number | null, mark: Mark | null): number | null {
  if (value === null || mark === null) return null;
  if (mark.none === mark.all) return 0.5;
  return Math.min(1, Math.max(0, (value - mark.none) / (mark.all - mark.none)));
}

/** The score of every query by the words of docs/metrics.md. */
function scoreMarket(lines: readonly Line[], hasGrowth: boolean) {
  const all = (name: 'count' | 'zero' | 'idle' | 'buyers' | 'orders') =>
    sumOf(lines.map((line) => line[name]));
  const smoothed = (name: 'zero' | 'idle' | 'buyers') => (line: Line) =>
    (line[name] + (100 * all(name)) / all('count')) / (line.count + 100);
  const measures = {
    demand: (line: Line) => Math.log(line.count),
    conversion: smoothed('buyers'),
    zero: smoothed('zero'),
    idle: smoothed('idle'),
    crowd: (line: Line) => Math.log((line.sellers + 1) / line.count),
    growth: (line: Line) =>
      hasGrowth && line.before > 0 ? Math.log((line.count + 20) / (line.before + 20)) : null,
  };
  const values = (name: keyof typeof measures) =>
    lines.map((line) => measures[name](line)).filter((value) => value !== null);
  const marks = {
    demand: markOf(values('demand'), 0.5, 0.995),
    conversion: markOf(values('conversion'), 0.1, 0.95),
    zero: markOf(values('zero'), 0.1, 0.95),
    idle: markOf(values('idle'), 0.1, 0.95),
    crowd: markOf(values('crowd'), 0.9, 0.05),
    growth: markOf(values('growth'), 0.5, 0.95),
  };
  const part = (line: Line, name: keyof typeof measures) => filled(measures[name](line), marks[name]);
  const score = (line: Line) => {
    const weak = [part(line, 'zero'), part(line, 'idle'), part(line, 'crowd')];
    const parts = [
      { name: 'demand', of: 20, got: part(line, 'demand') },
      { name: 'conversion', of: 15, got: part(line, 'conversion') },
      { name: 'weakness', of: 35, got: weak.includes(null) ? null : sumOf(weak.map((one) => one ?? 0)) / 3 },
      { name: 'growth', of: 30, got: part(line, 'growth') },
    ];
    const whole = sumOf(parts.filter(({ got }) => got !== null).map((one) => one.of));
    const exact = parts.map(({ of, got }) => (got === null ? null : (100 * of * got) / whole));
    const total = Math.floor(sumOf(exact.map((one) => one ?? 0)) + 0.5);
    const points = exact.map((one) => (one === null ? null : Math.floor(one)));
    const rest = exact.map((one, place) => ({ place, left: one === null ? -1 : one - Math.floor(one) }));
    const missing = total - sumOf(points.map((one) => one ?? 0));
    for (const { place } of rest.toSorted((one, other) => other.left - one.left).slice(0, missing))
      points[place] = (points[place] ?? 0) + 1;
    return { score: total, ...Object.fromEntries(parts.map(({ name }, place) => [name, points[place]])) };
  };
  return { marks, score, ordersPerSearch: all('orders') / all('count') };
}

async function compare(seller: Seller, marketplace: Marketplace): Promise<Comparison> {
  const market = await marketOf(seller, marketplace);
  const input = { cabinetId: seller.cabinetId, marketplace };
  const answer = await seller.ask(getUndervaluedQueries, input);
  const shown: Sheet = new Map();
  for (const { query, spelling: _, points, best, potentialOrders, isTracked, ...row } of answer.rows)
    put(shown, query, {
      ...row,
      ...points,
      best: best?.place ?? null,
      isTracked,
      leastOrders: potentialOrders?.low ?? null,
      mostOrders: potentialOrders?.high ?? null,
    });
  for (const [name, mark] of Object.entries(answer.marks ?? {}))
    put(shown, `the market's ${name}`, { none: mark?.none ?? null, all: mark?.all ?? null });
  put(shown, 'the list', { total: answer.total });

  const lines = listTexts(market)
    .map((query) => lineOf(market, query))
    .filter(({ count }) => count >= LEAST);
  const { marks, score, ordersPerSearch } = scoreMarket(
    lines,
    lines.some(({ grew28 }) => grew28 !== null),
  );
  const best = marketplace === 'ozon' ? await bestPlaces(seller, market.last) : new Map<string, number>();
  const tracked = new Set(seller.tracked.map(({ query }) => query));
  const truth: Sheet = new Map();
  for (const line of lines.filter(({ count }) => count >= SHOWN_FROM)) {
    const orders = (line.count / 4) * ordersPerSearch;
    put(truth, line.query, {
      ...score(line),
      count: line.count,
      zeroShare: over(line.zero, line.count),
      idleShare: over(line.idle, line.count),
      orderConversion: over(line.buyers, line.count),
      competitors: line.sellers,
      avgPriceKopecks: line.price,
      growth7: line.grew7,
      growth28: line.grew28,
      best: best.get(line.query) ?? null,
      isTracked: tracked.has(line.query),
      leastOrders: orders === 0 ? null : orders * 0.03,
      mostOrders: orders === 0 ? null : orders * 0.15,
    });
  }
  const inWords = { demand: Math.exp, crowd: Math.exp, growth: Math.expm1 };
  for (const [name, mark] of Object.entries(marks)) {
    const say = inWords[name as keyof typeof inWords] ?? ((value: number) => value);
    put(truth, `the market's ${name}`, { none: mark && say(mark.none), all: mark && say(mark.all) });
  }
  put(truth, 'the list', { total: lines.filter(({ count }) => count >= SHOWN_FROM).length });
  const isWhole = answer.rows.length === answer.total;
  return {
    screen: `undervalued queries, ${marketplace}`,
    from: `the provider's files up to ${market.last}`,
    shown,
    // The plan's list ends somewhere: what lies beyond is not shown.
    truth: isWhole ? truth : new Map([...truth].filter(([where]) => shown.has(where))),
  };
}

export async function compareUndervaluedQueries(seller: Seller): Promise<Comparison[]> {
  return [await compare(seller, 'ozon'), await compare(seller, 'wb')];
}
