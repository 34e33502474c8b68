import * as z from 'zod/mini';
import { Day, Instant } from '../dates.ts';
import { AbTestId, CabinetId, PositionEntryId, Sku } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';

export const SUGGESTION_BOUNDS = {
  shown: 3,
  /** How long what was said counts. */
  saidDays: 28,
  /** Of one person in one cabinet; the oldest go first. */
  saidAnswers: 200,
} as const;

/** What a suggestion is about: what was said of it holds for the same subject. */
export const SuggestionSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('change'), entryId: PositionEntryId, query: queryText() }),
  z.object({ kind: z.literal('restock'), sku: Sku }),
  z.object({ kind: z.literal('winner'), testId: AbTestId }),
  z.object({ kind: z.literal('query'), query: queryText() }),
]);
export type SuggestionSubject = z.infer<typeof SuggestionSubject>;
export type SuggestionKind = SuggestionSubject['kind'];

/** Orders a week. `likely` is null where only the ends of the range are known. docs/metrics.md has the formulas. */
const Gain = z.object({ likely: z.nullable(z.number()), low: z.number(), high: z.number() });
export type Gain = z.infer<typeof Gain>;

const gain = z.nullable(Gain);
const place = z.nullable(z.int());

/** Another price, delivery or stock of a card that fell: where it would likely stand, with the range of 80 %. */
const ChangeSuggestion = z.object({
  kind: z.literal('change'),
  gain,
  entryId: PositionEntryId,
  sku: Sku,
  product: z.string(),
  query: z.string(),
  cityId: z.int(),
  field: z.enum(['priceKopecks', 'deliveryDays', 'stock']),
  from: z.int(),
  to: z.int(),
  /** It is what the card had a day ago. */
  isBack: z.boolean(),
  place: z.int(),
  likely: place,
  best: place,
  worst: place,
});

/** Sells more in a week than is left. */
const RestockSuggestion = z.object({
  kind: z.literal('restock'),
  gain,
  sku: Sku,
  product: z.string(),
  stock: z.int(),
  soldAWeek: z.number(),
});

/** A finished test whose winner is not on the card. */
const WinnerSuggestion = z.object({
  kind: z.literal('winner'),
  gain,
  testId: AbTestId,
  name: z.string(),
  product: z.string(),
  lift: z.object({ value: z.number(), low: z.number(), high: z.number() }),
});

/** An undervalued query by which an own card is found too far down. */
const QuerySuggestion = z.object({
  kind: z.literal('query'),
  gain,
  query: z.string(),
  place: z.number(),
  searches: z.int(),
  /** How many times as much orders by such queries grew as by random ones, over the lists of a year; null: it cannot be said. */
  lift: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});

export const Suggestion = z.discriminatedUnion('kind', [
  ChangeSuggestion,
  RestockSuggestion,
  WinnerSuggestion,
  QuerySuggestion,
]);
export type Suggestion = z.infer<typeof Suggestion>;

/** `notUseful` is said for oneself, `done` for everybody in the cabinet. */
export const SuggestionAnswer = z.enum(['done', 'notUseful']);
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>;

export const getSuggestions = route({
  method: 'POST',
  path: 'statistics/getSuggestions',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.object({
    /** Where places come from is being learned: ask again in a moment. */
    isLearning: z.boolean(),
    suggestions: z.array(Suggestion),
    /** The week of own figures that gains are reckoned from; null: there is none. */
    figures: z.nullable(z.object({ from: Day, to: Day })),
    /** What was said and still counts for this person, the newest first. */
    said: z.array(
      z.object({
        subject: SuggestionSubject,
        /** A product, a test or a query. */
        name: z.string(),
        answer: SuggestionAnswer,
        at: Instant,
        /** null: oneself. */
        by: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});
export type Suggestions = z.infer<(typeof getSuggestions)['output']>;

/** null takes back what was said of the subject: one's own "not useful", and anybody's "done". */
export const answerSuggestion = route({
  method: 'POST',
  path: 'statistics/answerSuggestion',
  access: { cabinet: 'edit' },
  input: z.object({
    cabinetId: CabinetId,
    subject: SuggestionSubject,
    answer: z.nullable(SuggestionAnswer),
  }),
  output: z.object({}),
  errors: ['position.notFound', 'product.notFound', 'abTest.notFound'],
});
