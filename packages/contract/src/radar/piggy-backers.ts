import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { DeliveryReason, DeliveryState, NotificationChannel } from '../deliveries.ts';
import { CabinetId, PiggyBackerId, Sku } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';

export const PIGGY_BACKER_RULES = {
  /** A seller that was away for less goes on with its stay. */
  awayHours: 24,
  /** The under-cut moved by so many percent of the own price: the list counts as changed. */
  undercutPercent: 5,
} as const;

/** Of a seller in a cabinet. `mine`: a second company of one's own, which is in no count and no notice. */
export const PiggyBackerStatus = z.enum(['new', 'known', 'mine']);
export type PiggyBackerStatus = z.infer<typeof PiggyBackerStatus>;

const kopecks = z.nullable(z.int());

/** One stay of another seller on an own card. Prices and under-cuts are kopecks; null: not shown, or not known. */
export const PiggyBacker = z.object({
  id: PiggyBackerId,
  /** Of the other seller's offer: each has an SKU of its own. */
  offerSku: Sku,
  sellerId: z.nullable(z.int()),
  sellerName: z.nullable(z.string()),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** The newest look saw it. */
  isOnCard: z.boolean(),
  /** It has been away for so long that a return would be another stay. */
  isOver: z.boolean(),
  /** Only between looks that saw it and had an answer. */
  hours: z.number(),
  firstKopecks: kopecks,
  kopecks,
  lowestKopecks: kopecks,
  /** By how much it is below the own price of that time; negative: above it. */
  undercutKopecks: kopecks,
  deepestUndercutKopecks: kopecks,
  /** Of the same time as `undercutKopecks`. */
  ownKopecks: kopecks,
  status: PiggyBackerStatus,
  statusBy: z.nullable(z.string()),
  statusAt: z.nullable(Instant),
});
export type PiggyBacker = z.infer<typeof PiggyBacker>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofCard = z.extend(inCabinet, { sku: Sku });

/** Stays on one card, those on it now first. */
export const listPiggyBackers = route({
  method: 'POST',
  path: 'radar/getPiggyBackers',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofCard,
  output: z.object({
    /** The cabinet follows other sellers; what was seen before it was switched off stays. */
    isTracked: z.boolean(),
    /** It is an own product on the radar: only those are looked at. */
    isWatched: z.boolean(),
    /** Until when looks are counted in. */
    lookedAt: z.nullable(Instant),
    piggyBackers: z.array(PiggyBacker),
    /** Stays that were over before are behind the plan's limit; null: none were. */
    lockedBefore: z.nullable(Instant),
  }),
  errors: [],
});
export type PiggyBackers = z.infer<typeof listPiggyBackers.output>;

/** Of the seller of a stay, on all cards of the cabinet. */
export const setPiggyBackerStatus = route({
  method: 'POST',
  path: 'radar/setPiggyBackerStatus',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { id: PiggyBackerId, status: PiggyBackerStatus }),
  output: z.object({}),
  errors: ['piggyBacker.notFound'],
});

/** A message or a letter of a notice; `doneAt` is null until it has come to its end. */
const NoticeDelivery = z.object({
  channel: NotificationChannel,
  state: DeliveryState,
  reason: z.nullable(DeliveryReason),
  doneAt: z.nullable(Instant),
});
export type NoticeDelivery = z.infer<typeof NoticeDelivery>;

/** What was decided on one day. `unchanged`: the list is as the last notice had it, so none was sent. */
export const PiggyBackerNotice = z.object({
  day: Day,
  decidedAt: Instant,
  outcome: z.enum(['sent', 'unchanged']),
  /** Its name then; null for a person who is gone, and where none was sent. */
  recipient: z.nullable(z.string()),
  appeared: z.int(),
  left: z.int(),
  changed: z.int(),
  /** Other sellers on the cards then. */
  onCards: z.int(),
  /** To the recipient; empty where none was sent, and after the log of notifications has been purged. */
  deliveries: z.array(NoticeDelivery),
});
export type PiggyBackerNotice = z.infer<typeof PiggyBackerNotice>;

/** The newest day first. */
export const listPiggyBackerNotices = route({
  method: 'POST',
  path: 'radar/getPiggyBackerNotices',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: z.extend(Page, inCabinet.shape),
  output: z.object({ notices: z.array(PiggyBackerNotice), total: z.int() }),
  errors: [],
});
