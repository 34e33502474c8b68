import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, RadarChangeId, Sku, TagId } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { RADAR_BOUNDS, RADAR_IMPORTANCE, RADAR_KINDS } from './bounds.ts';

export const RadarKind = z.enum(RADAR_KINDS);
export type RadarKind = z.infer<typeof RadarKind>;

export const RadarImportance = z.enum(RADAR_IMPORTANCE);
export type RadarImportance = z.infer<typeof RadarImportance>;

/** Whether it can be bought, and how many there are; null: the source does not say. */
export const CardStock = z.object({ isAvailable: z.boolean(), stock: z.nullable(z.int()) });
export type CardStock = z.infer<typeof CardStock>;

/** A picture by its content; `/api/radar/picture?hash=<hash>` shows it small. */
export const CardPicture = z.object({ hash: z.string() });
export type CardPicture = z.infer<typeof CardPicture>;

/** Another seller's offer on a card. Each has an SKU of its own. */
export const CardOffer = z.object({
  sku: Sku,
  sellerId: z.nullable(z.int()),
  sellerName: z.nullable(z.string()),
  /** null: not shown. */
  priceKopecks: z.nullable(z.int()),
});
export type CardOffer = z.infer<typeof CardOffer>;

const change = <Kind extends RadarKind, Value extends z.core.$ZodType>(kind: Kind, value: Value) =>
  z.object({ kind: z.literal(kind), was: z.nullable(value), now: z.nullable(value) });

/** What was and what is; null: there was or is none. Prices are kopecks. */
export const RadarDifference = z.discriminatedUnion('kind', [
  change('price', z.int()),
  change('title', z.string()),
  change('description', z.string()),
  /** The main picture first. */
  change('pictures', z.array(CardPicture)),
  z.object({
    kind: z.literal('characteristics'),
    changed: z.array(
      z.object({ name: z.string(), was: z.nullable(z.string()), now: z.nullable(z.string()) }),
    ),
  }),
  change('stock', CardStock),
  change('rating', z.number()),
  change('reviews', z.int()),
  /** How fully an own card is filled, in percent. */
  change('contentRating', z.number()),
  z.object({ kind: z.literal('sellers'), appeared: z.array(CardOffer), left: z.array(CardOffer) }),
  change('category', z.string()),
  z.object({ kind: z.literal('badges'), appeared: z.array(z.string()), gone: z.array(z.string()) }),
]);
export type RadarDifference = z.infer<typeof RadarDifference>;

/** One line of the feed. */
export const RadarChange = z.object({
  id: RadarChangeId,
  sku: Sku,
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** It came about between the last look before and the look that saw it. */
  from: Instant,
  at: Instant,
  difference: RadarDifference,
  importance: RadarImportance,
  /** How often it went there and back within a day; 1 for a change that stayed. */
  times: z.int(),
  /** The last of them. */
  lastAt: Instant,
  /** It is as it was before the first of them. */
  isBack: z.boolean(),
  /** Since the person's last visit. */
  isUnseen: z.boolean(),
  acknowledged: z.nullable(z.object({ by: z.nullable(z.string()), at: Instant })),
});
export type RadarChange = z.infer<typeof RadarChange>;

/** An id, or 0 before the first of them. */
const SeenUntil = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const inCabinet = z.object({ cabinetId: CabinetId });

export const RadarFilter = z.object({
  kinds: z._default(z.array(RadarKind).check(z.maxLength(RADAR_KINDS.length)), []),
  tagIds: z._default(z.array(TagId).check(z.maxLength(RADAR_BOUNDS.tags)), []),
  tagMode: z._default(z.enum(['any', 'all']), 'any'),
  /** At least so important. */
  importance: z._default(RadarImportance, 'low'),
  whose: z._default(z.enum(['all', 'own', 'rivals']), 'all'),
  /** Only of this product. */
  sku: z._default(z.nullable(Sku), null),
  /** first: only what is unseen if there is anything, else all; so a morning begins with what is new. */
  unseen: z._default(z.enum(['all', 'only', 'first']), 'all'),
  isUnacknowledged: z._default(z.boolean(), false),
  /** With what went back within a day; such changes are never counted as unseen. */
  withNoise: z._default(z.boolean(), true),
});
export type RadarFilter = z.output<typeof RadarFilter>;

/** What is looked at for a cabinet, in a few numbers. */
export const RadarWatch = z.object({
  products: z.int(),
  /** Of the plan; 0: it has no radar. */
  maximum: z.int(),
  /** Not looked at yet: the first look of a card is what later ones are compared with. */
  waiting: z.int(),
  firstLookAt: z.nullable(Instant),
  failing: z.int(),
  /** Of the first to fail; null: none fails. */
  failingSince: z.nullable(Instant),
  paused: z.int(),
  resting: z.int(),
  /** The last look that was answered, the next one and how often one comes, of those that are looked at. */
  lookedAt: z.nullable(Instant),
  nextLookAt: z.nullable(Instant),
  everyMinutes: z.nullable(z.int()),
});
export type RadarWatch = z.infer<typeof RadarWatch>;

/** The feed, the newest first. Plans bound how far back it goes. Long descriptions are cut around what differs. */
export const listRadarChanges = route({
  method: 'POST',
  path: 'radar/getChanges',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(Page, {
    cabinetId: CabinetId,
    filter: z._default(RadarFilter, RadarFilter.parse({})),
    /** Where the visit began (`seenUntil` of its first answer): marks stay while it lasts. null: it begins. */
    seenUntil: z._default(z.nullable(SeenUntil), null),
  }),
  output: z.object({
    changes: z.array(RadarChange),
    total: z.int(),
    /** Whatever the conditions are. */
    unseen: z.int(),
    /** Whether these are only the unseen ones. */
    isUnseenOnly: z.boolean(),
    /** Ids up to this one were seen before the visit; 0: none. */
    seenUntil: SeenUntil,
    /** The largest id there is, to mark everything as seen; 0: nothing has changed yet. */
    newestId: SeenUntil,
    /** Left out between the newest and the oldest of the page, by Moscow days, the newest first. */
    noise: z.array(z.object({ day: Day, count: z.int() })),
    watch: RadarWatch,
    /** What is older is behind the plan's limit; null: nothing is. */
    lockedBefore: z.nullable(Instant),
  }),
  errors: [],
});

/** Colleagues see by whom. */
export const acknowledgeRadarChanges = route({
  method: 'POST',
  path: 'radar/acknowledge',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, {
    ids: z.array(RadarChangeId).check(z.minLength(1), z.maxLength(RADAR_BOUNDS.acknowledgedAtOnce)),
    isAcknowledged: z._default(z.boolean(), true),
  }),
  output: z.object({}),
  errors: ['radarChange.notFound'],
});

/** What was there when `upTo` was read is no longer unseen by the person. */
export const markRadarSeen = route({
  method: 'POST',
  path: 'radar/markSeen',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, { upTo: RadarChangeId }),
  output: z.object({ unseen: z.int() }),
  errors: [],
});
