import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Sku, TagId } from './ids.ts';
import { Place } from './positions/places.ts';
import { route } from './route.ts';
import { line, queryText, text } from './text.ts';

/**
 * Rows of a list, queries in one change, excluded queries of a cabinet, characters of a query's label, queries of a
 * cabinet that have one: twice what the largest plan imports.
 */
export const MY_REQUESTS_BOUNDS = {
  rows: 1000,
  queries: 500,
  excluded: 500,
  tag: 30,
  labels: 10_000,
} as const;

/** What stands on the screen as "now": a week, and how far back "lost" and "new" look before it. */
export const MY_REQUESTS_DAYS = { week: 7, lookBack: 28 } as const;

const Span = z.object({ from: Day, to: Day });
const count = z.nullable(z.int());
const share = z.nullable(z.number());

/** Of one product, over the queries of the week that are not excluded. null: not told, or nothing to compare with. */
export const RequestCounts = z.object({
  queriesFound: z.int(),
  queriesBefore: count,
  /** By the average place of the week; null where the subscription gives no places. */
  top10: count,
  top50: count,
  top100: count,
  viewUsers: count,
  /** Of the people who saw any product of the cabinet in search. */
  trafficShare: share,
  /** `viewUsers` against the week before: 0.12 is +12 %. */
  viewsChange: share,
  orders: count,
});
export type RequestCounts = z.infer<typeof RequestCounts>;

export const RequestsProduct = z.extend(RequestCounts, {
  sku: Sku,
  offerId: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  tagIds: z.array(TagId),
  lostCount: count,
});
export type RequestsProduct = z.infer<typeof RequestsProduct>;

/** How far the collection of the cabinet's own queries has come. */
export const RequestsCollection = z.object({
  state: z.enum(['ready', 'collecting', 'failed', 'keyRefused', 'noPremium']),
  daysDone: z.int(),
  daysAll: z.int(),
  lastDay: z.nullable(Day),
  takenAt: z.nullable(Instant),
  nextAt: z.nullable(Instant),
});
export type RequestsCollection = z.infer<typeof RequestsCollection>;

/** The days behind every number of both screens; null: nothing is measured, or the plan does not reach. */
const Days = z.object({
  visible: Span,
  week: z.nullable(Span),
  weekBefore: z.nullable(Span),
  lookBack: z.nullable(Span),
  /** Days that are stored before those the plan shows. */
  hiddenDays: z.int(),
});
export type RequestsDays = z.infer<typeof Days>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofProduct = z.extend(inCabinet, { sku: Sku });

export const listMyRequestProducts = route({
  method: 'POST',
  path: 'myRequests/getProducts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, {
    /** As in the list of products: digits match the SKU, text the name or the article. */
    search: z._default(text(0, 200), ''),
    /** Products with any of them. */
    tagIds: z._default(z.array(TagId).check(z.maxLength(100)), []),
  }),
  output: z.object({
    collection: RequestsCollection,
    days: Days,
    products: z.array(RequestsProduct),
    total: z.int(),
  }),
  errors: [],
});

/** Asks for the cabinet's queries now, unless their collector was at it minutes ago. */
export const collectMyRequests = route({
  method: 'POST',
  path: 'myRequests/collect',
  access: { cabinet: 'view' },
  input: inCabinet,
  output: z.object({ isQueued: z.boolean() }),
  errors: [],
});

/** Where the product stands: as we checked it in a city, or as the marketplace averages it over the week. */
export const RequestPosition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tracked'), city: z.string(), now: Place, before: Place }),
  z.object({
    kind: z.literal('average'),
    now: z.nullable(z.number()),
    before: z.nullable(z.number()),
  }),
]);
export type RequestPosition = z.infer<typeof RequestPosition>;

export const MyRequest = z.object({
  query: z.string(),
  /** Searches of the market in `frequency`'s window; null: the provider does not know the query. */
  frequency: count,
  position: RequestPosition,
  searchUsers: count,
  viewUsers: count,
  /** `viewUsers` / `searchUsers` of the week. */
  visibility: share,
  orders: count,
  gmvKopecks: count,
  isFound: z.boolean(),
  isImported: z.boolean(),
  isTracked: z.boolean(),
  isExcluded: z.boolean(),
  /** Found this week, and not on any measured day that is looked back at. */
  isNew: z.boolean(),
  /** When it stopped being found; by the hour where we track it, by the day where the marketplace told us. */
  lost: z.nullable(z.object({ at: Instant, precision: z.enum(['hour', 'day']), lastPosition: share })),
  tag: z.nullable(z.string()),
});
export type MyRequest = z.infer<typeof MyRequest>;

/** One product opened is one use of the plan's day. */
export const getMyRequests = route({
  method: 'POST',
  path: 'myRequests/get',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofProduct,
  output: z.object({
    product: RequestsProduct,
    collection: RequestsCollection,
    days: Days,
    /** Of which days `frequency` is; null: the market was not measured. */
    frequency: z.nullable(z.object({ window: z.int(), day: Day })),
    requests: z.array(MyRequest),
    requestsTotal: z.int(),
  }),
  errors: ['product.notFound', 'cabinet.limitExceeded'],
});

/** One query of a product day by day, from the first day of collection that the plan shows. */
export const getMyRequestHistory = route({
  method: 'POST',
  path: 'myRequests/getHistory',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofProduct, { query: queryText() }),
  output: z.object({
    /** The first day that was ever stored, shown or not. */
    collectedFrom: z.nullable(Day),
    visible: Span,
    days: z.array(Day),
    /** As long as `days`; null where nothing was told. */
    position: z.array(z.nullable(z.number())),
    /** Average of the places that our checks found, over all cities where it is tracked. */
    trackedPlace: z.array(z.nullable(z.number())),
    searchUsers: z.array(count),
    viewUsers: z.array(count),
    orders: z.array(count),
  }),
  errors: ['product.notFound', 'cabinet.limitExceeded'],
});

const Queries = z.array(queryText()).check(z.minLength(1), z.maxLength(MY_REQUESTS_BOUNDS.queries));
const Tag = line(1, MY_REQUESTS_BOUNDS.tag);

export const importMyRequests = route({
  method: 'POST',
  path: 'myRequests/import',
  access: { cabinet: 'edit' },
  input: z.extend(ofProduct, { queries: Queries, tag: z.optional(Tag) }),
  output: z.object({ added: z.int(), duplicates: z.int() }),
  errors: ['product.notFound', 'cabinet.limitExceeded', 'myRequests.tooManyLabels'],
});

/** Takes queries out of what was imported; a query that is found or tracked stays for that reason. */
export const removeMyRequests = route({
  method: 'POST',
  path: 'myRequests/remove',
  access: { cabinet: 'edit' },
  input: z.extend(ofProduct, { queries: Queries }),
  output: z.object({ removed: z.int() }),
  errors: ['product.notFound'],
});

/** Excluded queries leave every total of the product at once; they can be returned. */
export const excludeMyRequests = route({
  method: 'POST',
  path: 'myRequests/exclude',
  access: { cabinet: 'edit' },
  input: z.extend(ofProduct, { queries: Queries, isExcluded: z.boolean() }),
  output: z.object({ changed: z.int() }),
  errors: ['product.notFound', 'myRequests.tooManyExcluded'],
});

/** One label a query; null takes it off. */
export const tagMyRequests = route({
  method: 'POST',
  path: 'myRequests/setTag',
  access: { cabinet: 'edit' },
  input: z.extend(ofProduct, { queries: Queries, tag: z.nullable(Tag) }),
  output: z.object({ changed: z.int() }),
  errors: ['product.notFound', 'myRequests.tooManyLabels'],
});
