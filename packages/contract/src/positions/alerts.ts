import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, PositionAlertId, PositionEntryId, Sku, TagId } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { Place } from './places.ts';

export const ALERT_BOUNDS = {
  rulesInCabinet: 50,
  chosenQueries: 50,
  places: 1000,
  queriesAtLeast: 200,
  /** Shorter than the day that an edge is compared with. */
  lastingMinutes: 12 * 60,
  againHours: 7 * 24,
  /** Days of stored checks that a rule is rehearsed on. */
  rehearsedDays: 28,
  /** Edges are compared with the median of so many hours before. */
  comparedHours: 24,
  /** Of a firing, the worst ones. */
  shownHits: 5,
  shownFirings: 50,
} as const;

export const ALERT_TOPS = [10, 50, 100] as const;

const places = z.int().check(z.minimum(1), z.maximum(ALERT_BOUNDS.places));

/** Whose queries: of one product in one city, of products with a tag, or of the whole cabinet. */
const AlertScope = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('entry'),
    sku: Sku,
    cityId: z.int().check(z.positive(), z.maximum(1_000_000)),
  }),
  z.object({ kind: z.literal('tag'), tagId: TagId }),
  z.object({ kind: z.literal('cabinet') }),
]);
export type AlertScope = z.infer<typeof AlertScope>;

/**
 * What a query must do. All but `below` are edges: a check against the median of the 24 hours before. `below` is a
 * level: a place that was there and is not any more.
 */
export const AlertChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('falls'), by: places }),
  z.object({ kind: z.literal('rises'), by: places }),
  z.object({ kind: z.literal('leaves'), top: z.literal(ALERT_TOPS) }),
  z.object({ kind: z.literal('lost') }),
  z.object({ kind: z.literal('below'), place: places }),
]);
export type AlertChange = z.infer<typeof AlertChange>;

const MoscowHour = z.int().check(z.minimum(0), z.maximum(23));

/** A rule is small enough to be said in one sentence. */
export const AlertRule = z.object({
  scope: AlertScope,
  /** Only these; none of them named: all. */
  queries: z._default(z.array(queryText()).check(z.maxLength(ALERT_BOUNDS.chosenQueries)), []),
  change: AlertChange,
  atLeast: z._default(z.int().check(z.minimum(1), z.maximum(ALERT_BOUNDS.queriesAtLeast)), 1),
  /** 0: at the next check. */
  lastingMinutes: z._default(z.int().check(z.minimum(0), z.maximum(ALERT_BOUNDS.lastingMinutes)), 0),
  /** Once in so many hours while it lasts; null: again only after it had been well. */
  againHours: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(ALERT_BOUNDS.againHours))), null),
  /** From one Moscow hour to another: recorded, and told at their end. */
  quiet: z._default(z.nullable(z.object({ from: MoscowHour, to: MoscowHour })), null),
});
export type AlertRule = z.output<typeof AlertRule>;

/** One query at the moment of a firing. */
export const AlertHit = z.object({
  entryId: PositionEntryId,
  product: z.string(),
  cityName: z.string(),
  query: z.string(),
  /** The median of the day before, or the last place that was well. */
  was: Place,
  became: Place,
  /** Of the check that began it. */
  since: Instant,
});
export type AlertHit = z.infer<typeof AlertHit>;

export const AlertFiring = z.object({
  at: Instant,
  /** How many queries there were; the first `ALERT_BOUNDS.shownHits` are named, the largest changes first. */
  queries: z.int(),
  hits: z.array(AlertHit),
});
export type AlertFiring = z.infer<typeof AlertFiring>;

export const PositionAlert = z.object({
  id: PositionAlertId,
  rule: AlertRule,
  /** Of the product, or of the tag; null when it is gone, or for the whole cabinet. */
  name: z.nullable(z.string()),
  cityName: z.nullable(z.string()),
  /** How many queries it looks at now. */
  queriesCount: z.int(),
  isOn: z.boolean(),
  /** Who made it and is told of it; null: gone, and the owner is told instead. */
  author: z.nullable(z.string()),
  isMine: z.boolean(),
  lastFiredAt: z.nullable(Instant),
});
export type PositionAlert = z.infer<typeof PositionAlert>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofRule = z.extend(inCabinet, { ruleId: PositionAlertId });

export const listPositionAlerts = route({
  method: 'POST',
  path: 'positionAlerts/getAll',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ alerts: z.array(PositionAlert), maximum: z.int() }),
  errors: [],
});

/** What a rule would have said of the last 28 days, by the same judge that says it from now on. */
export const rehearsePositionAlert = route({
  method: 'POST',
  path: 'positionAlerts/rehearse',
  access: { cabinet: 'view' },
  tokens: 'read',
  input: z.extend(inCabinet, { rule: AlertRule }),
  output: z.object({
    queriesCount: z.int(),
    /** From the first check there is, at most 28 days ago; null: nothing has been checked yet. */
    since: z.nullable(Instant),
    total: z.int(),
    /** Moscow days from the first to today. */
    days: z.array(z.object({ day: Day, firings: z.int() })),
    /** The newest first. */
    firings: z.array(AlertFiring),
  }),
  errors: ['position.notFound', 'tag.notFound'],
});

/** What is known when a rule is made is no news: it tells of what happens from then on. */
export const addPositionAlert = route({
  method: 'POST',
  path: 'positionAlerts/add',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { rule: AlertRule }),
  output: z.object({ ruleId: PositionAlertId }),
  errors: ['position.notFound', 'tag.notFound', 'positionAlert.tooMany'],
});

/** Another sentence, or on and off: either way it begins anew, and its log stays. */
export const updatePositionAlert = route({
  method: 'POST',
  path: 'positionAlerts/change',
  access: { cabinet: 'edit' },
  input: z.extend(ofRule, { rule: z.optional(AlertRule), isOn: z.optional(z.boolean()) }),
  output: z.object({}),
  errors: ['positionAlert.notFound', 'position.notFound', 'tag.notFound'],
});

export const deletePositionAlert = route({
  method: 'POST',
  path: 'positionAlerts/delete',
  access: { cabinet: 'edit' },
  input: ofRule,
  output: z.object({}),
  errors: ['positionAlert.notFound'],
});

/** The log: what a rule has said, the newest first. */
export const listPositionAlertFirings = route({
  method: 'POST',
  path: 'positionAlerts/getFirings',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofRule,
  output: z.object({ total: z.int(), firings: z.array(AlertFiring) }),
  errors: ['positionAlert.notFound'],
});
