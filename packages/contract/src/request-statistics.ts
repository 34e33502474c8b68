import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { route } from './route.ts';
import { queryText } from './text.ts';
import { REQUEST_STATISTICS_BOUNDS } from './tools/bounds.ts';

export { REQUEST_STATISTICS_BOUNDS } from './tools/bounds.ts';

const count = z.nullable(z.int());
const share = z.nullable(z.number());

/** What is known of one product in one query: the own-query method, and advertising by phrase. null: not told. */
const ByQuery = z.object({
  uniqueSearchUsers: count,
  uniqueViewUsers: count,
  /** Average of days, weighed by searchers. */
  position: z.nullable(z.number()),
  /** Who saw the product / who searched. */
  visibility: share,
  orders: count,
  /** Orders / who saw the product. */
  viewConversion: share,
  gmvKopecks: count,
  adsViews: count,
  /** product.md 3.4 calls it so; reports count clicks, not people. */
  uniqueAdsClickUsers: count,
  /** Clicks / views of advertising in this query: the only clicks that are told by query. */
  adsCtr: share,
  adsSpendKopecks: count,
  /** Spent on advertising / money of all orders. */
  ddrByAllOrders: share,
});

/** Beside the sums of its queries, what is told of a product whatever people had searched for. */
export const RequestFigures = z.extend(ByQuery, {
  productViews: count,
  /** People who saw it in lists, and people who opened its card. */
  listUsers: count,
  uniqueClickUsers: count,
  /** Who opened the card / who saw the product in lists. */
  queryCtr: share,
  units: count,
  revenueKopecks: count,
  /** All advertising of the products; `adsSpendKopecks` is its part that is told by query. */
  allAdsSpendKopecks: count,
  lostClicks: z.nullable(z.number()),
});
export type RequestFigures = z.infer<typeof RequestFigures>;

export const RequestRow = z.extend(ByQuery, {
  sku: Sku,
  query: z.string(),
  /** On how many days it was among the queries that are told of the product; 0: advertising alone knows it. */
  days: z.int(),
  /** What cards of the cabinet get at such a place, and what this one gets. */
  expectedCtr: share,
  ownCtr: share,
  /** Who saw it × (expected − own), at least 0. */
  lostClicks: z.nullable(z.number()),
});
export type RequestRow = z.infer<typeof RequestRow>;

export const RequestProduct = z.extend(RequestFigures, {
  sku: Sku,
  offerId: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  queriesCount: z.int(),
});
export type RequestProduct = z.infer<typeof RequestProduct>;

/** Why figures of a source are there or not: what the key cannot have is no failure. */
export const RequestSource = z.object({
  state: z.enum(['ok', 'noPremium', 'noKey', 'keyRefused', 'collecting', 'failed']),
  measuredDays: z.int(),
  previousDays: z.int(),
});
export type RequestSource = z.infer<typeof RequestSource>;

const Span = z.object({ from: Day, to: Day });

const scope = z.object({
  cabinetId: CabinetId,
  /** Own products; empty: those that most people saw in the period. */
  skus: z._default(z.array(Sku).check(z.maxLength(REQUEST_STATISTICS_BOUNDS.products)), []),
  from: Day,
  to: Day,
});

export const getRequestStatistics = route({
  method: 'POST',
  path: 'requestStatistics/get',
  access: { cabinet: 'view', isOpenInExample: true },
  input: scope,
  output: z.object({
    /** The days of the plan. */
    visible: Span,
    /** Of equal length right before; null where the plan does not reach. */
    previousPeriod: z.nullable(Span),
    totals: RequestFigures,
    /** null: not measured on as many days, so there is nothing to compare with. */
    previousTotals: z.nullable(RequestFigures),
    products: z.array(RequestProduct),
    rows: z.array(RequestRow),
    rowsTotal: z.int(),
    /** Median share of openings by place, over products of the cabinet; a step without enough of them is absent. */
    curve: z.array(
      z.object({ fromPlace: z.int(), toPlace: z.nullable(z.int()), ctr: z.number(), products: z.int() }),
    ),
    sources: z.object({ queries: RequestSource, analytics: RequestSource, ads: RequestSource }),
    lastDay: z.nullable(Day),
    takenAt: z.nullable(Instant),
    nextAt: z.nullable(Instant),
  }),
  errors: [
    'searchHistory.outOfRange',
    'product.notFound',
    'statistics.fetchFailed',
    'statistics.tooFewQueries',
    'statistics.noData',
  ],
});

/** Day by day where products stood and how many people saw them: in all their queries or in one. */
export const getRequestSeries = route({
  method: 'POST',
  path: 'requestStatistics/getSeries',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(scope, {
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(REQUEST_STATISTICS_BOUNDS.lines)),
    query: z.optional(queryText()),
  }),
  output: z.object({
    days: z.array(Day),
    /** As long as `days`; null where nothing was measured. */
    series: z.array(
      z.object({
        sku: Sku,
        position: z.array(z.nullable(z.number())),
        viewUsers: z.array(z.nullable(z.number())),
      }),
    ),
  }),
  errors: ['searchHistory.outOfRange', 'product.notFound'],
});
