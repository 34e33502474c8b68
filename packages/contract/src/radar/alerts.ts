import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, RadarAlertId, RadarChangeId, Sku, TagId } from '../ids.ts';
import { route } from '../route.ts';
import { RADAR_KINDS } from './bounds.ts';
import { RadarImportance, RadarKind } from './changes.ts';

export const RADAR_ALERT_BOUNDS = {
  rulesInCabinet: 30,
  pricePercent: 90,
  againHours: 7 * 24,
  /** Days of stored changes that a rule is rehearsed on. */
  rehearsedDays: 28,
  /** Of a firing, the most important ones. */
  shownHits: 5,
  shownFirings: 50,
} as const;

/** Whose cards: of everything that is watched, of products with a tag, or of one product. */
export const RadarAlertScope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cabinet') }),
  z.object({ kind: z.literal('tag'), tagId: TagId }),
  z.object({ kind: z.literal('product'), sku: Sku }),
]);
export type RadarAlertScope = z.infer<typeof RadarAlertScope>;

const MoscowHour = z.int().check(z.minimum(0), z.maximum(23));

/** A rule is small enough to be said in one sentence. */
export const RadarAlertRule = z.object({
  scope: RadarAlertScope,
  whose: z._default(z.enum(['all', 'own', 'rivals']), 'all'),
  /** Only these kinds of changes; none of them named: all. */
  kinds: z._default(z.array(RadarKind).check(z.maxLength(RADAR_KINDS.length)), []),
  /** Of at least this importance. */
  importance: z._default(RadarImportance, 'low'),
  /** Of prices only those that moved by at least so many percent; null: any. */
  pricePercent: z._default(
    z.nullable(z.int().check(z.minimum(1), z.maximum(RADAR_ALERT_BOUNDS.pricePercent))),
    null,
  ),
  /** Of prices only those that moved this way. */
  priceWay: z._default(z.enum(['any', 'down', 'up']), 'any'),
  /** At most once in so many hours: what comes meanwhile waits and is sent together; null: at once. */
  againHours: z._default(
    z.nullable(z.int().check(z.minimum(1), z.maximum(RADAR_ALERT_BOUNDS.againHours))),
    null,
  ),
  /** From one Moscow hour to another: recorded, and sent at their end. */
  quiet: z._default(z.nullable(z.object({ from: MoscowHour, to: MoscowHour })), null),
  /** Everything of a day together, at this Moscow hour; null: as it comes. */
  digestHour: z._default(z.nullable(MoscowHour), null),
});
export type RadarAlertRule = z.output<typeof RadarAlertRule>;

/** One line of the feed as a rule found it. Numbers for kinds that have them: kopecks, stars, counts, percent, days. */
export const RadarAlertHit = z.object({
  changeId: RadarChangeId,
  sku: Sku,
  name: z.string(),
  isOwn: z.boolean(),
  kind: RadarKind,
  was: z.nullable(z.number()),
  now: z.nullable(z.number()),
});
export type RadarAlertHit = z.infer<typeof RadarAlertHit>;

/** What one look at one card brought. */
export const RadarAlertFiring = z.object({
  at: Instant,
  /** When it is sent: later than `at` where a rule waits. */
  deliverAt: Instant,
  /** How many lines; the first `RADAR_ALERT_BOUNDS.shownHits` are named, the most important first. */
  changes: z.int(),
  hits: z.array(RadarAlertHit),
});
export type RadarAlertFiring = z.infer<typeof RadarAlertFiring>;

export const RadarAlert = z.object({
  id: RadarAlertId,
  rule: RadarAlertRule,
  /** Of the product, or of the tag; null when it is gone, or for everything that is watched. */
  name: z.nullable(z.string()),
  /** How many cards it looks at now. */
  cardsCount: z.int(),
  isOn: z.boolean(),
  /** Who made it and is notified; null: gone, and the owner is instead. */
  author: z.nullable(z.string()),
  isMine: z.boolean(),
  lastFiredAt: z.nullable(Instant),
});
export type RadarAlert = z.infer<typeof RadarAlert>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofRule = z.extend(inCabinet, { ruleId: RadarAlertId });

export const listRadarAlerts = route({
  method: 'POST',
  path: 'radarAlerts/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ alerts: z.array(RadarAlert), maximum: z.int() }),
  errors: [],
});

/** What a rule would have found in the last 28 days, by the same judge that judges from now on. */
export const rehearseRadarAlert = route({
  method: 'POST',
  path: 'radarAlerts/rehearse',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: z.extend(inCabinet, { rule: RadarAlertRule }),
  output: z.object({
    cardsCount: z.int(),
    /** From the first look at a card of the rule there is, at most 28 days ago; null: nothing has been looked at yet. */
    since: z.nullable(Instant),
    /** Notices that would have been sent; several firings may come in one. */
    notices: z.int(),
    total: z.int(),
    /** Moscow days from the first to today, with how often the rule would have fired. */
    days: z.array(z.object({ day: Day, firings: z.int() })),
    /** The newest first. */
    firings: z.array(RadarAlertFiring),
  }),
  errors: ['radarProduct.notFound', 'tag.notFound'],
});

/** What is known when a rule is made is no news: it counts from then on. */
export const addRadarAlert = route({
  method: 'POST',
  path: 'radarAlerts/add',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { rule: RadarAlertRule }),
  output: z.object({ ruleId: RadarAlertId }),
  errors: ['radarProduct.notFound', 'tag.notFound', 'radarAlert.tooMany'],
});

/** Another sentence, or on and off: either way it begins anew, and its log stays. */
export const updateRadarAlert = route({
  method: 'POST',
  path: 'radarAlerts/change',
  access: { cabinet: 'edit' },
  input: z.extend(ofRule, { rule: z.optional(RadarAlertRule), isOn: z.optional(z.boolean()) }),
  output: z.object({}),
  errors: ['radarAlert.notFound', 'radarProduct.notFound', 'tag.notFound'],
});

export const deleteRadarAlert = route({
  method: 'POST',
  path: 'radarAlerts/delete',
  access: { cabinet: 'edit' },
  input: ofRule,
  output: z.object({}),
  errors: ['radarAlert.notFound'],
});

/** The log: what a rule has found, the newest first. */
export const listRadarAlertFirings = route({
  method: 'POST',
  path: 'radarAlerts/getFirings',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofRule,
  output: z.object({ total: z.int(), firings: z.array(RadarAlertFiring) }),
  errors: ['radarAlert.notFound'],
});
