import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { AbImageId, CabinetId } from '../ids.ts';
import { route } from '../route.ts';
import { AbTest, ofAbTest } from './project.ts';

/** null: the source does not say. */
export const AbCounters = z.object({
  views: z.int(),
  clicks: z.int(),
  carts: z.nullable(z.int()),
  orders: z.int(),
  modelOrders: z.nullable(z.int()),
});
export type AbCounters = z.infer<typeof AbCounters>;

/** Relative: 0.12 is 12 % more. The interval holds however often one looks. */
export const AbLift = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type AbLift = z.infer<typeof AbLift>;

export const AbImageResult = z.object({
  imageId: AbImageId,
  /** Of valid windows, and of all of them. */
  counters: AbCounters,
  allCounters: AbCounters,
  ctr: z.nullable(z.number()),
  /** The same, with the hours of the day taken out. */
  adjustedCtr: z.nullable(z.number()),
  /** Of clicks. */
  cartShare: z.nullable(z.number()),
  /** Windows shown to their end. */
  rounds: z.int(),
  validWindows: z.int(),
  allWindows: z.int(),
  chanceToBeBest: z.nullable(z.number()),
  chanceToWin: z.nullable(z.number()),
  /** Over the baseline; null of the baseline itself. */
  lift: z.nullable(AbLift),
  /** Clicks of a thousand views that are lost if it is chosen and is not the best. */
  expectedLoss: z.nullable(z.number()),
  isBaseline: z.boolean(),
});
export type AbImageResult = z.infer<typeof AbImageResult>;

/** What is still missing before anything may be said. */
const Missing = z.object({
  /** Full days, and windows of the image that has the fewest. */
  days: z.int(),
  windows: z.int(),
  /** Images that lack an hour of the day that others have. */
  hourImageIds: z.array(AbImageId),
  isUnbalanced: z.boolean(),
});

export const AbVerdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('warmUp'), until: Instant }),
  z.object({ kind: z.literal('notEnough'), missing: Missing }),
  z.object({
    kind: z.literal('leads'),
    imageId: AbImageId,
    chance: z.number(),
    /** It could still be worse than this one. */
    otherImageId: AbImageId,
  }),
  z.object({
    kind: z.literal('better'),
    imageId: AbImageId,
    otherImageId: AbImageId,
    lift: AbLift,
    /** Clicks per thousand views. */
    lossPerThousand: z.number(),
  }),
  z.object({ kind: z.literal('noDifference'), withinPercent: z.number() }),
]);
export type AbVerdict = z.infer<typeof AbVerdict>;

/** `carts`, `orders`: they point to another image than the clicks. `carryOver`: the image before still shows in the numbers. */
export const AbWarning = z.enum(['balance', 'carts', 'orders', 'carryOver', 'voided', 'adaptive']);
export type AbWarning = z.infer<typeof AbWarning>;

const OfImage = z.object({
  imageId: AbImageId,
  value: z.nullable(z.number()),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

/** Points per week that the leading image brings, as a range of roubles; null: no prices or carts to count with. */
const Money = z.nullable(z.object({ lowKopecks: z.int(), highKopecks: z.int() }));

export const AbResults = z.object({
  version: z.int(),
  images: z.array(AbImageResult),
  verdict: AbVerdict,
  warnings: z.array(AbWarning),
  money: Money,
  balance: z.object({ p: z.nullable(z.number()), isRed: z.boolean() }),
  /** What could not be attributed to an image; with the windows of all images it makes the marketplace's totals. */
  gap: AbCounters,
  total: AbCounters,
  /** Share of clicks of each day with its band, by image. */
  days: z.array(z.object({ day: Day, images: z.array(OfImage) })),
  /** Lift over the baseline up to the end of each day, with the interval that holds at every look. */
  cumulative: z.array(z.object({ day: Day, images: z.array(OfImage) })),
  /** By Moscow hour; 24 lines. */
  hours: z.array(z.object({ hour: z.int(), images: z.array(OfImage) })),
});
export type AbResults = z.infer<typeof AbResults>;

export const getAbResults = route({
  method: 'POST',
  path: 'abTests/getResults',
  access: { cabinet: 'view', isOpenInExample: true },
  /** Without a baseline it is the original picture, else the first. */
  input: z.extend(ofAbTest, { baselineId: z.optional(AbImageId) }),
  output: AbResults,
  errors: ['abTest.notFound', 'abTest.imageNotFound'],
});

export const AbWindowState = z.enum(['planned', 'showing', 'shown', 'missed']);
export type AbWindowState = z.infer<typeof AbWindowState>;

/** What happened to the product or its advertising: a reason to leave windows out. */
export const AbEventKind = z.enum(['campaignsStopped', 'priceChanged', 'outOfStock', 'saleBegan']);
export type AbEventKind = z.infer<typeof AbEventKind>;

/** Why the product by itself leaves a window out: the seller has put another main picture there in the middle of it. */
export const SELLER_CHANGED_VOID = 'sellerChanged';

const AbWindow = z.object({
  number: z.int(),
  imageId: AbImageId,
  isWarmUp: z.boolean(),
  from: Instant,
  to: Instant,
  state: AbWindowState,
  counters: z.nullable(AbCounters),
  /** A person's words, or `SELLER_CHANGED_VOID`. */
  voidReason: z.nullable(z.string()),
  voidedBy: z.nullable(z.string()),
  /** The product proposes to leave it out. */
  suggestion: z.nullable(AbEventKind),
});

/** The most days of one answer of `getAbSchedule`. */
export const SCHEDULE_DAYS = 31;

/** All windows of up to so many days, as the strip draws them and a file of them has them. */
export const getAbSchedule = route({
  method: 'POST',
  path: 'abTests/getSchedule',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofAbTest, { from: Day, to: Day }),
  output: z.object({
    windows: z.array(AbWindow),
    events: z.array(z.object({ at: Instant, until: z.nullable(Instant), kind: AbEventKind })),
  }),
  errors: ['abTest.notFound', 'request.tooHeavy'],
});

/** Finished tests that had enough for a verdict, as before and after, by the idea of the image that won or led. */
export const getAbBoard = route({
  method: 'POST',
  path: 'abTests/getBoard',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId, idea: z.optional(z.string().check(z.maxLength(100))) }),
  output: z.object({
    ideas: z.array(z.object({ idea: z.string(), tests: z.int(), won: z.int() })),
    tiles: z.array(
      z.object({
        test: AbTest,
        beforeImageId: AbImageId,
        afterImageId: AbImageId,
        lift: z.nullable(AbLift),
        verdict: AbVerdict,
      }),
    ),
  }),
  errors: [],
});
