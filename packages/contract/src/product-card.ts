import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Sku } from './ids.ts';
import { LookOutcome } from './products-in-search.ts';
import { route } from './route.ts';
import { text } from './text.ts';

export { CARD_BOUNDS } from './tools/bounds.ts';

/** What a run does, in its order. */
export const CardStage = z.enum(['card', 'sellers', 'queries']);
export type CardStage = z.infer<typeof CardStage>;

/**
 * Why a run brought nothing. `interrupted`: it was begun several times and never came to its end. `limitExceeded`: it
 * waited so long that others took its place among the runs of the day.
 */
export const CardFailure = z.enum([
  'notFound',
  'interrupted',
  'limitExceeded',
  ...LookOutcome.options.filter((outcome) => outcome !== 'read'),
]);
export type CardFailure = z.infer<typeof CardFailure>;

const RunId = z.uuid();

export const CardRun = z.object({
  runId: RunId,
  sku: Sku,
  cityId: z.int(),
  /** Of the card once it was read, or of the own product before. */
  title: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** What is being done; null when nothing is any more. */
  stage: z.nullable(CardStage),
  failure: z.nullable(CardFailure),
  /** A run that failed, or that the storefront broke off, costs nothing. */
  isPaid: z.boolean(),
  createdAt: Instant,
  finishedAt: z.nullable(Instant),
});
export type CardRun = z.infer<typeof CardRun>;

const Seller = z.object({ id: z.nullable(z.int()), name: z.string() });
const kopecks = z.nullable(z.int());

/** As buyers of the run's city see it. null: the page does not say. */
export const ProductCard = z.object({
  title: z.string(),
  priceKopecks: kopecks,
  cardPriceKopecks: kopecks,
  oldPriceKopecks: kopecks,
  isAvailable: z.boolean(),
  seller: z.nullable(Seller),
  pictures: z.array(z.string()),
  rating: z.nullable(z.number()),
  reviewsCount: z.nullable(z.int()),
  characteristics: z.array(z.object({ name: z.string(), value: z.string() })),
  description: z.nullable(z.string()),
});
export type ProductCard = z.infer<typeof ProductCard>;

export const CardOffer = z.object({
  sku: Sku,
  priceKopecks: kopecks,
  cardPriceKopecks: kopecks,
  seller: z.nullable(Seller),
});
export type CardOffer = z.infer<typeof CardOffer>;

export const CardQuery = z.object({
  query: z.string(),
  /** Searches of the market in `frequencyOf`; null: the provider does not know the query. */
  frequency: z.nullable(z.int()),
  /** Where the product stood on the newest shelf that was read. */
  place: z.nullable(z.int()),
  /** Averaged by the marketplace over the days of `ownDays`; own products only. */
  averagePosition: z.nullable(z.number()),
  viewUsers: z.nullable(z.int()),
  orders: z.nullable(z.int()),
});
export type CardQuery = z.infer<typeof CardQuery>;

export const CardWord = z.object({
  /** What the forms of the word have in common. */
  key: z.string(),
  word: z.string(),
  queriesCount: z.int(),
  /** Summed over the queries that have the word, each once. */
  frequency: z.int(),
  isInTitle: z.boolean(),
});
export type CardWord = z.infer<typeof CardWord>;

const Span = z.object({ from: Day, to: Day });

export const CardQueries = z.object({
  queries: z.array(CardQuery),
  words: z.array(CardWord),
  /** Market queries made of the title's words whose shelves were looked at, and what ended it. */
  shelvesAsked: z.int(),
  shelvesRead: z.int(),
  outcome: LookOutcome,
  frequencyOf: z.nullable(z.object({ window: z.int(), day: Day })),
  /** Days of own figures; null: not an own product, or none are stored. */
  ownDays: z.nullable(Span),
});
export type CardQueries = z.infer<typeof CardQueries>;

const inCabinet = z.object({ cabinetId: CabinetId });
const ofRun = z.extend(inCabinet, { runId: RunId });

const NamedCard = z.object({ sku: Sku, title: z.nullable(z.string()), imageUrl: z.nullable(z.string()) });

/** Cards to choose from before a person has named one; nothing of it is read anew, so it costs no run. */
export const listCardChoices = route({
  method: 'POST',
  path: 'productCard/getChoices',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({
    /** What sells best, or is seen most where nothing was sold. */
    leadersBy: z.enum(['sales', 'views']),
    leaders: z.array(NamedCard),
    /** Cards of others among the first ten places of tracked queries, those before the most buyers first. */
    rivals: z.array(z.extend(NamedCard, { queries: z.int(), bestPlace: z.int() })),
  }),
  errors: [],
});
export type CardChoices = z.infer<typeof listCardChoices.output>;

/** Begins a run, or joins the one of this card that is under way. */
export const startCardRun = route({
  method: 'POST',
  path: 'productCard/start',
  access: { cabinet: 'view' },
  input: z.extend(inCabinet, {
    /** A SKU, an article of an own product, or the address of a card. */
    card: text(1, 2000),
    cityId: z.int().check(z.positive(), z.maximum(1_000_000)),
  }),
  output: z.object({ runId: RunId, sku: Sku }),
  errors: ['cabinet.limitExceeded', 'productCard.unknownAddress', 'productCard.otherMarketplace'],
});

/** Newest first, of everybody in the cabinet. */
export const listCardRuns = route({
  method: 'POST',
  path: 'productCard/getRuns',
  access: { cabinet: 'view', isOpenInExample: true },
  input: inCabinet,
  output: z.object({ runs: z.array(CardRun) }),
  errors: [],
});

/** A stored run costs nothing, however often it is opened. The parts are null until they were read. */
export const getCardRun = route({
  method: 'POST',
  path: 'productCard/get',
  access: { cabinet: 'view', isOpenInExample: true },
  input: ofRun,
  output: z.object({
    run: CardRun,
    card: z.nullable(ProductCard),
    offers: z.nullable(z.array(CardOffer)),
    queries: z.nullable(CardQueries),
    /** What every run of this card in this city saw, whoever asked; oldest first. */
    prices: z.array(z.object({ at: Instant, priceKopecks: kopecks, cardPriceKopecks: kopecks })),
  }),
  errors: ['productCard.notFound'],
});

/** What the card of a run has and an own card lacks. */
export const getCardGaps = route({
  method: 'POST',
  path: 'productCard/getGaps',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(ofRun, { sku: Sku }),
  output: z.object({
    own: z.object({ sku: Sku, name: z.string(), imageUrl: z.nullable(z.string()) }),
    queries: z.array(CardQuery),
    /** Not in the own title in any form. */
    words: z.array(CardWord),
    sharedCount: z.int(),
    /** Days of own figures that were compared with; null: none, only shelves and the title were. */
    ownDays: z.nullable(Span),
  }),
  errors: ['productCard.notFound', 'product.notFound'],
});
