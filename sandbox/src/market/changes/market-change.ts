import { z } from 'zod';

const Marketplace = z.enum(['ozon', 'wb', 'ym']);

/** A picture of a card: what buyers like about it depends on its content alone. */
export const Picture = z.object({
  /** A path in the picture store of the sandbox (`/images/...`), or the public link from which it was taken. */
  address: z.string(),
  contentHash: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** What a seller writes on a card, in part; null takes back what was written before, a field that is absent stays. */
export const CardText = z.strictObject({
  title: z.string().min(1).max(500).nullable().optional(),
  description: z.string().max(20_000).nullable().optional(),
  characteristics: z
    .array(z.object({ name: z.string().min(1).max(200), value: z.string().min(1).max(1000) }))
    .max(100)
    .nullable()
    .optional(),
  categoryId: z.int().nullable().optional(),
  badges: z.array(z.string().min(1).max(60)).max(10).nullable().optional(),
  /** Pieces in all warehouses. */
  stock: z.int().min(0).max(1_000_000).nullable().optional(),
});
export type CardText = z.infer<typeof CardText>;

/** Why a product's place changes; what was planted in the market and what a person injects are told alike. */
export const CAUSE_NAMES = [
  'priceRaised',
  'priceCut',
  'soldOut',
  'ratingFell',
  'deliverySlowed',
  'advertisingStopped',
  'titleWorsened',
] as const;
export type CauseName = (typeof CAUSE_NAMES)[number];

/** What sellers and people did to the market; it counts from `atMs` on, and the time before stays as it was. */
export const MarketChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    marketplace: Marketplace,
    sku: z.int(),
    atMs: z.number(),
    priceKopecks: z.int().min(1),
  }),
  z.object({
    kind: z.literal('pictures'),
    marketplace: Marketplace,
    sku: z.int(),
    atMs: z.number(),
    /** The main one first. */
    pictures: z.array(Picture).min(1),
  }),
  /** The bid of an advertised product, 0 to 1; 0 is a stopped campaign. */
  z.object({
    kind: z.literal('bid'),
    marketplace: Marketplace,
    sku: z.int(),
    atMs: z.number(),
    bid: z.number().min(0).max(1),
  }),
  z.object({
    kind: z.literal('cause'),
    sku: z.int(),
    atMs: z.number(),
    untilMs: z.number(),
    cause: z.enum(CAUSE_NAMES),
  }),
  /** On all marketplaces alike. */
  z.object({ kind: z.literal('card'), sku: z.int(), atMs: z.number(), text: CardText }),
  z.object({
    kind: z.literal('piggyBacker'),
    sku: z.int(),
    atMs: z.number(),
    untilMs: z.number(),
    sellerId: z.int(),
    priceKopecks: z.int().min(1),
  }),
  /** Two cards of one seller that searches take for one thing: they show one and hold the other back. */
  z.object({
    kind: z.literal('twins'),
    sku: z.int(),
    otherSku: z.int(),
    atMs: z.number(),
    untilMs: z.number(),
  }),
]);
export type MarketChange = z.infer<typeof MarketChange>;
