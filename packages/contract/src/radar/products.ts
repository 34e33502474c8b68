import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, Sku, TagId } from '../ids.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';
import { line } from '../text.ts';
import { RADAR_BOUNDS } from './bounds.ts';
import { RadarKind, RadarWatch } from './changes.ts';

/**
 * waiting: not looked at yet; failing: the last looks brought no answer; gone: the storefront has no such card;
 * resting: the plan has no room for it.
 */
export const RadarState = z.enum(['waiting', 'watching', 'failing', 'gone', 'paused', 'resting']);
export type RadarState = z.infer<typeof RadarState>;

export const RadarProduct = z.object({
  sku: Sku,
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  state: RadarState,
  addedAt: Instant,
  /** By one of these tags; null: by a person. */
  byTag: z.nullable(TagId),
  lastChange: z.nullable(z.object({ kind: RadarKind, at: Instant })),
  /** Without what went back within a day. */
  changes7: z.int(),
  changes28: z.int(),
  /** Other sellers on an own card now, without those that are the seller's own; null: not known (yet, or any more). */
  piggyBackers: z.nullable(z.object({ count: z.int(), lowestKopecks: z.nullable(z.int()) })),
  tagIds: z.array(TagId),
  lookedAt: z.nullable(Instant),
  nextLookAt: z.nullable(Instant),
  everyMinutes: z.int(),
});
export type RadarProduct = z.infer<typeof RadarProduct>;

const inCabinet = z.object({ cabinetId: CabinetId });
const Skus = z.array(Sku).check(z.minLength(1), z.maxLength(RADAR_BOUNDS.productsAtOnce));
const ofProducts = z.extend(inCabinet, { skus: Skus });

const RadarProductSort = z.enum(['lastChange', 'changes7', 'changes28', 'piggyBackers', 'name', 'addedAt']);

export const listRadarProducts = route({
  method: 'POST',
  path: 'radar/getProducts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(Page, {
    cabinetId: CabinetId,
    /** An SKU, or a part of the name. */
    contains: z._default(line(0, 200), ''),
    tagIds: z._default(z.array(TagId).check(z.maxLength(RADAR_BOUNDS.tags)), []),
    tagMode: z._default(z.enum(['any', 'all']), 'any'),
    whose: z._default(z.enum(['all', 'own', 'rivals']), 'all'),
    sort: z._default(RadarProductSort, 'lastChange'),
    isDescending: z._default(z.boolean(), true),
  }),
  output: z.object({
    products: z.array(RadarProduct),
    total: z.int(),
    /** Everything with one of these tags is watched. */
    watchedTagIds: z.array(TagId),
    watch: RadarWatch,
  }),
  errors: [],
});

/** Own products or any other by its SKU. What is watched already stays as it is. */
export const addRadarProducts = route({
  method: 'POST',
  path: 'radar/add',
  access: { cabinet: 'edit' },
  input: ofProducts,
  output: z.object({ added: z.int(), known: z.int() }),
  errors: ['cabinet.limitExceeded', 'cabinet.blocked'],
});

/** Its changes so far stay until the history ends. */
export const removeRadarProducts = route({
  method: 'POST',
  path: 'radar/remove',
  access: { cabinet: 'edit' },
  input: ofProducts,
  output: z.object({ removed: z.int() }),
  errors: ['radarProduct.notFound'],
});

/** A paused one keeps its place and is not looked at. */
export const pauseRadarProducts = route({
  method: 'POST',
  path: 'radar/pause',
  access: { cabinet: 'edit' },
  input: z.extend(ofProducts, { isPaused: z.boolean() }),
  output: z.object({}),
  errors: ['radarProduct.notFound', 'cabinet.limitExceeded', 'cabinet.blocked'],
});

/** Watches everything with one of these tags, now and later; replaces the tags before. */
export const watchRadarTags = route({
  method: 'POST',
  path: 'radar/setTags',
  access: { cabinet: 'edit' },
  input: z.extend(inCabinet, { tagIds: z.array(TagId).check(z.maxLength(RADAR_BOUNDS.tags)) }),
  output: z.object({ added: z.int(), removed: z.int() }),
  errors: ['tag.notFound', 'cabinet.limitExceeded', 'cabinet.blocked'],
});

/** How many changes of products stayed in the last week; of those that are not watched nothing is said. */
export const listRadarCounts = route({
  method: 'POST',
  path: 'radar/getCounts',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(inCabinet, {
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(RADAR_BOUNDS.countedAtOnce)),
  }),
  output: z.object({ counts: z.array(z.object({ sku: Sku, changes7: z.int() })) }),
  errors: [],
});
