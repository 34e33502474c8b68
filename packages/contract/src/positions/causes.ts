import * as z from 'zod/mini';
import { ProductChange } from '../cards/changes.ts';
import { Day, Instant } from '../dates.ts';
import { TimeGrouping } from '../grouping.ts';
import { CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { CheckOutcome, Place } from './places.ts';

/** What a place may depend on and a page shows of one's own card. */
export const CARD_FACTORS = ['price', 'rating', 'delivery', 'stock', 'title'] as const;
export type CardFactor = (typeof CARD_FACTORS)[number];

/** Own factors first; then what others did: changed their cards, came from outside the kept places, left them. */
export const MOVE_CAUSES = [...CARD_FACTORS, 'rivals', 'newcomers', 'gone'] as const;
export const MoveCause = z.enum(MOVE_CAUSES);
export type MoveCause = z.infer<typeof MoveCause>;

/** One cell of the matrix of an entry: a query and the beginning of a bucket. */
const cell = z.object({
  cabinetId: CabinetId,
  entryId: PositionEntryId,
  query: queryText(),
  bucket: Instant,
  grouping: z._default(TimeGrouping, 'Hour'),
  /** Which check of several the cell shows. */
  choice: z._default(z.enum(['last', 'best', 'median']), 'last'),
  /** The days that the matrix shows: its first and last cell may be a part of a week or a month. */
  shown: z.optional(z.object({ from: Day, to: Day })),
});

/** A check as it ended; `place` is null where nothing was answered. */
export const CellCheck = z.object({
  checkedAt: Instant,
  outcome: CheckOutcome,
  place: Place,
  placesRead: z.int(),
  mode: z.enum(['plain', 'category']),
  /** After the moment it was planned for. */
  lateSeconds: z.int(),
});
export type CellCheck = z.infer<typeof CellCheck>;

const Neighbour = z.object({
  place: z.int(),
  sku: Sku,
  title: z.nullable(z.string()),
  priceKopecks: z.nullable(z.int()),
});
export type Neighbour = z.infer<typeof Neighbour>;

export const getPositionCell = route({
  method: 'POST',
  path: 'positionCheck/getCell',
  access: { cabinet: 'view', isOpenInExample: true },
  input: cell,
  output: z.object({
    query: z.string(),
    cityId: z.int(),
    from: Instant,
    until: Instant,
    /** null: nothing was checked; `gap` says why when it is known. */
    check: z.nullable(CellCheck),
    gap: z.nullable(CheckOutcome),
    nextCheckAt: z.nullable(Instant),
    /** The stored page next to the check, and who stood directly above and below on it. */
    pageAt: z.nullable(Instant),
    /** The storefront's own page on which the product stood. */
    page: z.nullable(z.int()),
    above: z.nullable(Neighbour),
    below: z.nullable(Neighbour),
  }),
  errors: ['position.notFound', 'searchHistory.outOfRange'],
});

/** What a page showed of a card; null: it did not say. */
export const CardOnPage = z.object({
  title: z.nullable(z.string()),
  priceKopecks: z.nullable(z.int()),
  rating: z.nullable(z.number()),
  reviewsCount: z.nullable(z.int()),
  stock: z.nullable(z.int()),
  deliveryDays: z.nullable(z.int()),
});
export type CardOnPage = z.infer<typeof CardOnPage>;

/** One of the two moments: the check of the cell, and the stored page nearest to it. */
const MoveSide = z.object({
  check: z.nullable(CellCheck),
  pageAt: z.nullable(Instant),
  /** On that page, which may be some minutes from the check. */
  placeOnPage: z.nullable(z.int()),
  card: z.nullable(CardOnPage),
});
export type MoveSide = z.infer<typeof MoveSide>;

const Rival = z.object({
  sku: Sku,
  title: z.nullable(z.string()),
  /** null: not among the kept places of that page. */
  placeBefore: z.nullable(z.int()),
  placeAfter: z.nullable(z.int()),
  before: z.nullable(CardOnPage),
  after: z.nullable(CardOnPage),
});
export type Rival = z.infer<typeof Rival>;

/** Whole places, positive downwards: shares and `unexplained` add up to placeAfter - placeBefore. */
const Explanation = z.object({
  placeBefore: z.int(),
  placeAfter: z.int(),
  shares: z.array(z.object({ cause: MoveCause, places: z.int() })),
  unexplained: z.int(),
  /** How far a place there usually wanders between two pages when nothing is seen to change. */
  wandering: z.int(),
  /** `unseen`: more is left than usual wandering and pages do not show why; null: the place did not move. */
  top: z.nullable(z.union([MoveCause, z.literal('unseen'), z.literal('wandering')])),
  /** What was learned from: stored pages and how many cards changed between them. */
  learnedPages: z.int(),
  learnedChanges: z.int(),
  isLittleKnown: z.boolean(),
});
export type Explanation = z.infer<typeof Explanation>;

/**
 * `vanished`: it stood on the page before and is on none now. `noEarlier`: nothing was checked before.
 * `noPage`: a page is missing, or the product is not among its kept places. `absent`: not found at either moment.
 */
const MoveState = z.enum([
  'explained',
  'vanished',
  'appeared',
  'absent',
  'learning',
  'notChecked',
  'noEarlier',
  'noPage',
]);

/** `soldOut`: on no shelf at that time; `deeper`: on sale, below what is read; `offQuery`: on sale, not found by the query. */
export const AbsenceReason = z.enum(['soldOut', 'deeper', 'offQuery']);
export type AbsenceReason = z.infer<typeof AbsenceReason>;

export const MoveAgainst = z.enum(['previous', 'day', 'week']);
export type MoveAgainst = z.infer<typeof MoveAgainst>;

/** Rivals named in an answer, the highest first. */
export const MOST_RIVALS = 10;

/** Changes named in an answer, one's own first. */
export const MOST_NEAR_CHANGES = 20;

/** What the radar saw of a card: a likely reason, which is not weighed. */
const NearChange = z.object({ change: ProductChange, title: z.nullable(z.string()), isMine: z.boolean() });
export type NearChange = z.infer<typeof NearChange>;

export const explainPositionMove = route({
  method: 'POST',
  path: 'positionCheck/explainMove',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(cell, { against: z._default(MoveAgainst, 'previous') }),
  output: z.object({
    state: MoveState,
    before: MoveSide,
    after: MoveSide,
    explanation: z.nullable(Explanation),
    absence: z.nullable(AbsenceReason),
    /** Stood below before and above now. */
    cameUp: z.array(Rival),
    cameUpCount: z.int(),
    /** Stood above before and are on the page no more. */
    goneCount: z.int(),
    /** Of the product and of watched rivals near it, between the two moments. */
    changes: z.array(NearChange),
  }),
  errors: ['position.notFound', 'searchHistory.outOfRange'],
});
