import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { CardOnPage } from './causes.ts';
import { WANTED_BOUNDS } from './wanted-card.ts';

const within = ({ least, most }: { least: number; most: number }) =>
  [z.minimum(least), z.maximum(most)] as const;
const { priceKopecks, rating, reviewsCount, deliveryDays, stock } = WANTED_BOUNDS;

/** What would be different of the card; what is left out stays as the page shows it. */
export const WantedCard = z.object({
  priceKopecks: z.optional(z.int().check(...within(priceKopecks))),
  rating: z.optional(z.number().check(...within(rating))),
  reviewsCount: z.optional(z.int().check(...within(reviewsCount))),
  deliveryDays: z.optional(z.int().check(...within(deliveryDays))),
  stock: z.optional(z.int().check(...within(stock))),
});
export type WantedCard = z.infer<typeof WantedCard>;

const WantedField = z.enum(['priceKopecks', 'rating', 'reviewsCount', 'deliveryDays', 'stock']);

/**
 * `notOnShelf`: not among the kept places. `oldShelf`: from too long ago to speak of now. `fewChanges`: too little was
 * learned. `soldOut`: without stock a card is not shown. Of a field: `notShown`: its present value is unknown;
 * `hardlyVaried`: it hardly ever changed on the pages; `beyondSeen`: the value, or the step to it, is larger than any seen.
 */
const Doubt = z.object({
  reason: z.enum([
    'notOnShelf',
    'oldShelf',
    'fewChanges',
    'soldOut',
    'notShown',
    'hardlyVaried',
    'beyondSeen',
  ]),
  field: z.nullable(WantedField),
});
export type Doubt = z.infer<typeof Doubt>;

/** The likely place and the range of four cases in five, an hour after the change; null: below the read places. */
const Prediction = z.object({
  likely: z.nullable(z.int()),
  best: z.nullable(z.int()),
  worst: z.nullable(z.int()),
});
export type Prediction = z.infer<typeof Prediction>;

/** Cards named in an answer, the highest first. */
export const MOST_PASSED = 10;

const Passed = z.object({
  sku: Sku,
  title: z.nullable(z.string()),
  place: z.int(),
  priceKopecks: z.nullable(z.int()),
});

/** Where an own card of a stored shelf would likely stand if it were different. */
export const predictPlace = route({
  method: 'POST',
  path: 'positionCheck/predictPlace',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({
    cabinetId: CabinetId,
    query: queryText(),
    cityId: z.int().check(z.positive(), z.maximum(1_000_000)),
    takenAt: Instant,
    sku: Sku,
    wanted: WantedCard,
  }),
  output: z.object({
    state: z.enum(['predicted', 'cannotSay', 'learning']),
    /** Where and how the card stands on that shelf; null: not among the kept places. */
    now: z.nullable(z.object({ place: z.int(), card: CardOnPage })),
    /** Read places; a place below them is not known. */
    depth: z.int(),
    prediction: z.nullable(Prediction),
    doubts: z.array(Doubt),
    /** Kept cards between the present and the likely place: the card would come past them, or they past it. */
    passed: z.array(Passed),
    passedCount: z.int(),
    /** What was learned from; null while it is not learned. */
    learnedPages: z.nullable(z.int()),
    learnedChanges: z.nullable(z.int()),
  }),
  errors: ['product.notFound', 'statistics.noData'],
});
