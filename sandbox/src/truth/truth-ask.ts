import { z } from 'zod';
import { CAUSE_NAMES, CardText } from '../market/changes/market-change.ts';

const Moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const Sku = z.coerce.number().int().positive();
const Marketplace = z.enum(['ozon', 'wb', 'ym']).default('ozon');

export const SearchAsk = z.object({
  text: z.string().min(1).max(500),
  city: z.coerce.number().int().min(0).default(0),
  at: Moment.optional(),
  marketplace: Marketplace,
});

export const CardAsk = z.object({ sku: Sku, marketplace: Marketplace, at: Moment.optional() });

/** Without an end: until now; without a beginning: the last 30 days of it. */
export const SpanAsk = z.object({
  sku: Sku,
  marketplace: Marketplace,
  from: Moment.optional(),
  to: Moment.optional(),
});

/** A Moscow day and the days before it. */
export const BurstAsk = z.object({
  day: z.iso.date(),
  days: z.coerce.number().int().min(1).max(92).default(14),
  marketplace: Marketplace,
});

export const CauseOrder = z.strictObject({
  sku: Sku,
  cause: z.enum(CAUSE_NAMES),
  at: Moment.optional(),
  until: Moment,
});

const Term = { at: Moment.optional(), until: Moment };

/** Two cards by name, or those of a seller that stand together most. */
export const TwinsOrder = z.union([
  z.strictObject({ sku: Sku, otherSku: Sku, ...Term }),
  z.strictObject({ sellerId: z.int().positive(), ...Term }),
]);

export const TwinsAsk = z.object({ at: Moment.optional() });

export const PiggyBackerOrder = z.strictObject({
  sku: Sku,
  sellerId: z.int().positive(),
  priceKopecks: z.int().min(100),
  at: Moment.optional(),
  until: Moment,
});

export const AttractivenessOrder = z.strictObject({
  contentHash: z.string().min(1).max(200),
  factor: z.number().min(0.1).max(10),
});

/** What its seller does to a card at a moment; of what is not named nothing changes. */
export const CardOrder = CardText.extend({
  sku: Sku,
  marketplace: Marketplace,
  at: Moment.optional(),
  priceKopecks: z.int().min(1).optional(),
  /** Paths in the sandbox's store, the main one first: `/images/<sku>/<place>-<revision>.svg`, smaller with `?w=600`. */
  pictures: z.array(z.string().max(100)).min(1).max(50).optional(),
});
