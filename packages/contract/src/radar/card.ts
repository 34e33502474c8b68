import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { CabinetId, RadarChangeId, Sku, TagId } from '../ids.ts';
import { route } from '../route.ts';
import { CardStock, RadarDifference, RadarImportance, RadarKind } from './changes.ts';
import { RadarState } from './products.ts';

const ofProduct = z.object({ cabinetId: CabinetId, sku: Sku, from: Day, to: Day });

/** From a moment on, until the next step; null: the source says that there is none. */
const steps = <Value extends z.core.$ZodType>(value: Value) =>
  z.array(z.object({ at: Instant, value: z.nullable(value) }));

/** null: it is still so. */
const span = { from: Instant, to: z.nullable(Instant) };

/** A source of a card: the kinds that come from it, and when anything is known from it. */
export const CardSourceSpan = z.object({
  source: z.enum(['seller', 'storefront']),
  kinds: z.array(RadarKind),
  /** Of the first look, or the beginning of the period when that is later. */
  knownFrom: Instant,
  /** Of the last look that was answered. */
  knownUntil: Instant,
  /** Nothing is known of that time: of one kind, or of all (null). */
  gaps: z.array(z.object({ from: Instant, to: Instant, only: z.nullable(RadarKind) })),
});
export type CardSourceSpan = z.infer<typeof CardSourceSpan>;

/** What a card was like over a period. Each strip begins with what it was at the beginning of the period. */
export const CardStrips = z.object({
  sources: z.array(CardSourceSpan),
  /** Kopecks. */
  price: steps(z.int()),
  stock: steps(CardStock),
  rating: steps(z.number()),
  reviews: steps(z.int()),
  /** Percent. */
  contentRating: steps(z.number()),
  category: steps(z.string()),
  /** Other sellers on the card. */
  sellersCount: steps(z.int()),
  sellers: z.array(
    z.object({
      ...span,
      sku: Sku,
      name: z.nullable(z.string()),
      /** The lowest and the last of its prices in that time; null: not shown. */
      lowestKopecks: z.nullable(z.int()),
      lastKopecks: z.nullable(z.int()),
    }),
  ),
  /** By the main one; `hash` null: the card had no picture. */
  pictures: z.array(z.object({ ...span, hash: z.nullable(z.string()), count: z.int() })),
  badges: z.array(z.object({ ...span, name: z.string() })),
});
export type CardStrips = z.infer<typeof CardStrips>;

export const RadarCard = z.object({
  sku: Sku,
  /** null: nobody has named it yet. */
  name: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  /** null: the cabinet does not watch it (any more). */
  watch: z.nullable(
    z.object({
      state: RadarState,
      addedAt: Instant,
      byTag: z.nullable(TagId),
      everyMinutes: z.int(),
      lookedAt: z.nullable(Instant),
      nextLookAt: z.nullable(Instant),
    }),
  ),
  /** The feed has lines of it, which stay when it is taken off the radar. */
  hasChanges: z.boolean(),
  /** What is shown: the days of the question, as far as they have come and the plan shows them. */
  from: Instant,
  to: Instant,
  /** What is older is behind the plan's limit; null: the question did not reach it. */
  lockedBefore: z.nullable(Instant),
  /** null: it was not looked at in that time, or is not watched. */
  strips: z.nullable(CardStrips),
});
export type RadarCard = z.infer<typeof RadarCard>;

export const getRadarCard = route({
  method: 'POST',
  path: 'radar/getCard',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofProduct,
  output: RadarCard,
  errors: ['searchHistory.outOfRange'],
});

/** What followed from the changes, as far as it can be seen: apart from the strips, which stand before it is counted. */
export const getRadarCardFigures = route({
  method: 'POST',
  path: 'radar/getCardFigures',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofProduct,
  output: z.object({
    /** Averages of found places over the tracked queries of the product; null: it is not tracked. */
    places: z.nullable(
      z.object({
        hours: z.int(),
        /** Only moments with an answer; `average` null: it was found by no query. */
        points: z.array(
          z.object({ at: Instant, average: z.nullable(z.number()), found: z.int(), answered: z.int() }),
        ),
      }),
    ),
    /** By Moscow day; null: no figures of the product were read for the period. */
    orders: z.nullable(z.array(z.object({ day: Day, units: z.int(), revenueKopecks: z.int() }))),
  }),
  errors: ['searchHistory.outOfRange'],
});

export const RadarChangeDetails = z.object({
  id: RadarChangeId,
  sku: Sku,
  isOwn: z.boolean(),
  from: Instant,
  at: Instant,
  times: z.int(),
  lastAt: Instant,
  isBack: z.boolean(),
  importance: RadarImportance,
  /** Whole, however long its texts are. */
  difference: RadarDifference,
  /** The characteristics that stayed; null: of another kind, or no longer known. */
  unchanged: z.nullable(z.array(z.object({ name: z.string(), value: z.string() }))),
});
export type RadarChangeDetails = z.infer<typeof RadarChangeDetails>;

export const getRadarChange = route({
  method: 'POST',
  path: 'radar/getChange',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, changeId: RadarChangeId }),
  output: RadarChangeDetails,
  errors: ['radarChange.notFound'],
});
