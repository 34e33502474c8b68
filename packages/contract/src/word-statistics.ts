import * as z from 'zod/mini';
import { Day, Instant } from './dates.ts';
import { CabinetId, Marketplace, Sku } from './ids.ts';
import { Language } from './languages.ts';
import { route } from './route.ts';
import { Freshness, StatisticsWindow } from './search-history.ts';
import { line, text } from './text.ts';
import { WORD_BOUNDS } from './tools/bounds.ts';
import { RowSpelling } from './tools/spellings.ts';

export { WORD_BOUNDS } from './tools/bounds.ts';

const count = z.nullable(z.int());
const share = z.nullable(z.number());

/**
 * Sums over the queries of a line; the shares are of these sums. null: nobody told it, or the formula would divide by
 * zero (docs/metrics.md).
 */
export const WordFigures = z.object({
  queries: z.int(),
  users: count,
  /** In the period of the same length before; null unless both were measured whole. */
  usersBefore: count,
  ratio: share,
  position: share,
  visibility: share,
  viewUsers: count,
  orders: count,
  orderConversion: share,
  gmvKopecks: count,
  adViews: count,
  adClicks: count,
  adCtr: share,
  spendKopecks: count,
  ddr: share,
});
export type WordFigures = z.infer<typeof WordFigures>;

/** `key` is what the forms have in common: it tells words apart and is never shown. */
export const WordRow = z.extend(WordFigures, {
  key: z.string(),
  word: z.string(),
  forms: z.array(z.string()),
});
export type WordRow = z.infer<typeof WordRow>;

/** Two words of one query, in no order. */
export const WordPair = z.extend(WordFigures, {
  keys: z.tuple([z.string(), z.string()]),
  words: z.tuple([z.string(), z.string()]),
});
export type WordPair = z.infer<typeof WordPair>;

export const ProductTitle = z.object({
  sku: Sku,
  /** The title cut into words and what stands between them (no key), with who searched for this product by the word. */
  parts: z.array(z.object({ text: z.string(), key: z.nullable(z.string()), users: count })),
  /** Of the strongest word of the queries that led to this product. */
  mostUsers: z.int(),
  /** The strongest words that the title lacks, each before the part of that index (its end: the number of parts). */
  missing: z.array(z.object({ key: z.string(), word: z.string(), users: count, before: z.int() })),
});
export type ProductTitle = z.infer<typeof ProductTitle>;

const scope = z.object({
  cabinetId: CabinetId,
  skus: z.array(Sku).check(z.minLength(1), z.maxLength(WORD_BOUNDS.products)),
  from: Day,
  to: Day,
});

/** Why a source has nothing for any line of an answer; null: it has. */
export const WordAbsence = z.object({
  views: z.nullable(z.enum(['noPremium'])),
  advertising: z.nullable(z.enum(['noKey', 'notCollected'])),
});
export type WordAbsence = z.infer<typeof WordAbsence>;

const errors = [
  'searchHistory.outOfRange',
  'product.notFound',
  'statistics.noData',
  'statistics.fetchFailed',
  'request.tooHeavy',
] as const;

/** Queries that led to own products, by their words. A query counts once for a word. Without products: the best sold. */
export const getProductWords = route({
  method: 'POST',
  path: 'wordStatistics/getProductWords',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(scope, { skus: z.array(Sku).check(z.maxLength(WORD_BOUNDS.products)) }),
  output: z.object({
    /** Why these products, where none were named: what sells best, or what is seen most where nothing was sold. */
    chosenBy: z.nullable(z.enum(['sales', 'views'])),
    words: z.array(WordRow),
    pairs: z.array(WordPair),
    /** How many there are; the lists end at WORD_BOUNDS.rows. */
    wordsTotal: z.int(),
    pairsTotal: z.int(),
    /** Of the queries themselves, each once. */
    totals: WordFigures,
    /** Words of these queries that the stop-word list left out. */
    stopped: z.array(z.string()),
    titles: z.array(ProductTitle),
    absence: WordAbsence,
    /** Days of the period whose own queries (advertising by phrase) are stored, of `days`. */
    days: z.int(),
    measuredDays: z.int(),
    adDays: z.int(),
    lastDay: z.nullable(Day),
    takenAt: z.nullable(Instant),
    nextAt: z.nullable(Instant),
  }),
  errors,
});

export const WordQuery = z.extend(WordFigures, { query: z.string() });
export type WordQuery = z.infer<typeof WordQuery>;

/** The queries behind one word, or behind both words of a pair. */
export const getWordQueries = route({
  method: 'POST',
  path: 'wordStatistics/getQueries',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.extend(scope, { keys: z.array(text(1, 100)).check(z.minLength(1), z.maxLength(2)) }),
  output: z.object({ queries: z.array(WordQuery), total: z.int() }),
  errors,
});

/** Words of the descriptions; the marketplace is asked for those that are not known yet. null: it did not answer. */
export const getDescriptionWords = route({
  method: 'POST',
  path: 'wordStatistics/getDescriptions',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({
    cabinetId: CabinetId,
    skus: z.array(Sku).check(z.minLength(1), z.maxLength(WORD_BOUNDS.products)),
  }),
  output: z.object({
    descriptions: z.array(z.object({ sku: Sku, keys: z.nullable(z.array(z.string())) })),
  }),
  errors: ['product.notFound'],
});

const stopWord = line(1, WORD_BOUNDS.stopWordLength);

/** Lists of languages, more words of the cabinet's own, and words of the lists that count all the same. */
export const StopWords = z.object({
  languages: z.array(Language).check(z.maxLength(4)),
  added: z.array(stopWord).check(z.maxLength(WORD_BOUNDS.stopWords)),
  returned: z.array(stopWord).check(z.maxLength(WORD_BOUNDS.stopWords)),
});
export type StopWords = z.infer<typeof StopWords>;

export const getStopWords = route({
  method: 'POST',
  path: 'wordStatistics/getStopWords',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({ cabinetId: CabinetId }),
  output: z.extend(StopWords, {
    /** What each language brings. */
    lists: z.array(z.object({ language: Language, words: z.array(z.string()) })),
  }),
  errors: [],
});

export const changeStopWords = route({
  method: 'POST',
  path: 'wordStatistics/changeStopWords',
  access: { cabinet: 'edit' },
  input: z.extend(StopWords, { cabinetId: CabinetId }),
  output: StopWords,
  errors: [],
});

/** A word of the whole market in a window; `count` is in searches of that marketplace. */
export const MarketWord = z.object({
  key: z.string(),
  word: z.string(),
  queries: z.int(),
  count: z.number(),
  countBefore: z.nullable(z.number()),
  cartConversion: share,
  orderConversion: share,
  orders: z.number(),
  gmvKopecks: z.number(),
  topQuery: z.string(),
  spelling: RowSpelling,
});
export type MarketWord = z.infer<typeof MarketWord>;

export const getMarketWords = route({
  method: 'POST',
  path: 'wordStatistics/getMarketWords',
  access: { cabinet: 'view', isOpenInExample: true },
  input: z.object({
    cabinetId: CabinetId,
    marketplace: Marketplace,
    window: StatisticsWindow,
    /** Words to look up, in any form; empty: the strongest of the market. */
    search: z._default(text(0, 200), ''),
    /** Misspelt words alone, instead of words that mean themselves. */
    isMisspelt: z._default(z.boolean(), false),
  }),
  output: z.object({
    words: z.array(MarketWord),
    day: z.nullable(Day),
    freshness: Freshness,
  }),
  errors: ['request.tooHeavy'],
});
