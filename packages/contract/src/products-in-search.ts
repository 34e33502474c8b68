import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { route } from './route.ts';
import { queryText } from './text.ts';

export { SHELF_DEPTHS } from './tools/bounds.ts';

const ShelfDepth = z.union([z.literal(100), z.literal(300), z.literal(1000)]);
export type ShelfDepth = z.infer<typeof ShelfDepth>;

/** Days before the shown moment in which two own cards are compared. */
export const PAIR_DAYS = 7;

const ofShelf = z.object({
  cabinetId: CabinetId,
  query: queryText(),
  /** The storefront shows a shelf to a buyer somewhere: there is none of the whole country. */
  cityId: z.int().check(z.positive(), z.maximum(1_000_000)),
});
const ofMoment = z.extend(ofShelf, { takenAt: Instant });

/** `ownQuota`: the cabinet's hour is used up; the others are the storefront's, `off` when no provider is configured. */
export const LookOutcome = z.enum([
  'read',
  'ownQuota',
  'off',
  'blocked',
  'captcha',
  'rateLimited',
  'drift',
  'cityMismatch',
  'timeout',
  'unreachable',
  'serverError',
]);
export type LookOutcome = z.infer<typeof LookOutcome>;

/** What the screen opens with: the shelf of the tracked query that most people search for. null: nothing is tracked. */
export const getLeadingShelf = route({
  method: 'POST',
  path: 'productsInSearch/getLeadingShelf',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    shelf: z.nullable(
      z.object({
        query: z.string(),
        cityId: z.int(),
        /** Searches of the market; null: the provider knows none of the tracked queries. */
        count: z.nullable(z.int()),
      }),
    ),
  }),
  errors: [],
});

/** Has the shelf read now. A look that fails is an answer, because the stored ones stay readable. */
export const lookAtShelf = route({
  method: 'POST',
  path: 'productsInSearch/look',
  access: { cabinet: 'view' },
  input: z.extend(ofShelf, { depth: z._default(ShelfDepth, 100) }),
  output: z.object({
    outcome: LookOutcome,
    /** The new moment; also of a look that broke off after some places. */
    takenAt: z.nullable(Instant),
    retryAt: z.nullable(Instant),
  }),
  errors: [],
});

export const ShelfMoment = z.object({
  takenAt: Instant,
  source: z.enum(['person', 'positions']),
  mode: z.enum(['plain', 'category']),
  placesRead: z.int(),
  /** There are no more places than were read. */
  isWhole: z.boolean(),
});
export type ShelfMoment = z.infer<typeof ShelfMoment>;

/** The moments that can be replayed, newest first. */
export const listShelfMoments = route({
  method: 'POST',
  path: 'productsInSearch/getMoments',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofShelf,
  output: z.object({ moments: z.array(ShelfMoment), keptDays: z.int() }),
  errors: [],
});

const ShelfOwner = z.object({ cabinetId: CabinetId, name: z.string() });

/** null: the storefront did not say. */
export const ShelfProduct = z.object({
  place: z.int(),
  /** Of the storefront's own pages, from 1. */
  page: z.int(),
  sku: Sku,
  title: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  priceKopecks: z.nullable(z.int()),
  oldPriceKopecks: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  reviewsCount: z.nullable(z.int()),
  stock: z.nullable(z.int()),
  /** In the storefront's words. */
  delivery: z.nullable(z.string()),
  deliveryDays: z.nullable(z.int()),
  /** Known once somebody has read the card. */
  seller: z.nullable(z.string()),
  /** The person's own cabinets that sell it; empty for everybody else's products. */
  owners: z.array(ShelfOwner),
});
export type ShelfProduct = z.infer<typeof ShelfProduct>;

export const getShelf = route({
  method: 'POST',
  path: 'productsInSearch/getShelf',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofMoment,
  output: z.object({ moment: ShelfMoment, products: z.array(ShelfProduct) }),
  errors: ['statistics.noData'],
});

/** Two own cards on one page of a shelf, and what they shared before. */
export const CannibalPair = z.object({
  /** The one above first. */
  skus: z.tuple([Sku, Sku]),
  page: z.int(),
  /** Moments of the last days at which both stood on one page. */
  sharedMoments: z.int(),
  /** How often one came past the other between two such moments. */
  swaps: z.int(),
  /** They take turns: buyers are shown now this one first, now that one. */
  isSwapping: z.boolean(),
  sharedWords: z.array(z.string()),
  /** Shared forms of words among all of both titles, 0..1; null without a title. */
  likeness: z.nullable(z.number()),
});
export type CannibalPair = z.infer<typeof CannibalPair>;

export const getCannibalPairs = route({
  method: 'POST',
  path: 'productsInSearch/getPairs',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofMoment,
  output: z.object({ pairs: z.array(CannibalPair), total: z.int() }),
  errors: ['statistics.noData'],
});

/** Days up to now in which own cards are compared, today among them. */
export const OWN_RIVALS_DAYS = 28;

const Range = z.nullable(z.tuple([z.number(), z.number()]));
const Share = z.nullable(z.number());

const OwnRivalCard = z.object({
  sku: Sku,
  name: z.string(),
  imageUrl: z.nullable(z.string()),
});

const OwnRivalShelf = z.object({
  query: z.string(),
  cityId: z.int(),
  /** Searches of the market; null: the provider does not know the query. */
  count: z.nullable(z.int()),
  exchanges: z.int(),
  swaps: z.int(),
  /** Of the hours at which both were there, the part at which the first card stood above. */
  firstAbove: z.number(),
  goodPlaces: z.tuple([z.int(), z.int()]),
});
export type OwnRivalShelf = z.infer<typeof OwnRivalShelf>;

const Advice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('merge') }),
  /** Which words each card keeps, in the order of the cards. */
  z.object({ kind: z.literal('separate'), words: z.tuple([z.array(z.string()), z.array(z.string())]) }),
  z.object({ kind: z.literal('leaveOne'), sku: Sku }),
]);

/** Two own cards of which one rises when the other falls. */
export const OwnRivalPair = z.object({
  cards: z.tuple([OwnRivalCard, OwnRivalCard]),
  /** The most exchanges first. */
  shelves: z.array(OwnRivalShelf),
  shelvesTotal: z.int(),
  /** Hours at which one jumped up and the other down. */
  exchanges: z.int(),
  /** So many of these chance would have made. */
  expected: z.number(),
  /** Hours at which both jumped the same way. */
  joint: z.int(),
  sharedWords: z.array(z.string()),
  likeness: Share,
  /** The part of both cards' figures that their common queries bring; null: not measured. */
  inCommon: z.object({ views: Share, orders: Share, revenueKopecks: Share }),
  /** Lost a week, from and to; null: cannot be said. */
  cost: z.object({ views: Range, orders: Range, revenueKopecks: Range }),
  advice: Advice,
});
export type OwnRivalPair = z.infer<typeof OwnRivalPair>;

export const getOwnRivals = route({
  method: 'POST',
  path: 'productsInSearch/getOwnRivals',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    from: Day,
    to: Day,
    /** What could be compared: shelves on which two own cards stood for long enough, and these cards. */
    shelves: z.int(),
    cards: z.int(),
    /** The dearest first; those of which the cost is not known, after them. */
    pairs: z.array(OwnRivalPair),
    total: z.int(),
  }),
  errors: ['request.tooHeavy'],
});

/** The places of two own cards on a shelf, hour by hour. */
export const getOwnRivalLines = route({
  method: 'POST',
  path: 'productsInSearch/getOwnRivalLines',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofShelf, { skus: z.tuple([Sku, Sku]) }),
  output: z.object({
    hours: z.array(z.object({ at: Instant, places: z.tuple([z.nullable(z.int()), z.nullable(z.int())]) })),
    exchanges: z.array(Instant),
  }),
  errors: ['statistics.noData'],
});
