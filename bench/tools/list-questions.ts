import { listAbTests } from '@vitrina/contract/ab-tests/project.ts';
import { getAbResults, getAbSchedule, SCHEDULE_DAYS } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { AbTestId } from '@vitrina/contract/ids.ts';
import { getMorning } from '@vitrina/contract/morning/morning.ts';
import { getSuggestions } from '@vitrina/contract/morning/suggestions.ts';
import { getMyRequestHistory, getMyRequests, listMyRequestProducts } from '@vitrina/contract/my-requests.ts';
import { getCardGaps, getCardRun, listCardRuns } from '@vitrina/contract/product-card.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { getCannibalPairs, getShelf, listShelfMoments } from '@vitrina/contract/products-in-search.ts';
import { getRequestSeries, getRequestStatistics } from '@vitrina/contract/request-statistics.ts';
import { getQuerySeries, getQueryStatistics } from '@vitrina/contract/search-history.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { getChanges } from '@vitrina/contract/statistics/changes.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import type { ToolId } from '@vitrina/contract/tools/tools.ts';
import { getUndervaluedCounts, getUndervaluedQueries } from '@vitrina/contract/undervalued-queries.ts';
import { getMarketWords, getProductWords, getWordQueries } from '@vitrina/contract/word-statistics.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { NotAnswered } from '../ask-as.ts';
import { CHECKED_CITY } from '../fill-checks.ts';
import { MARKET } from '../fill-market.ts';
import { makeLists } from '../make-lists.ts';
import { SHOP } from './fill-cabinet.ts';
import { listMarketQueries } from './fill-shelves.ts';
import { NOW, type Tools } from './open-tools.ts';

/** Milliseconds at p95 of a chart or a detail. */
const PAGE_MS = 100;
/** Causes, pages and the market are looked at besides; nothing else of the page waits for it. */
const MORNING_MS = 300;
/** Of a list; a day that nobody asked for lately is made then. */
const LIST_MS = 50;
const FIRST_MS = 150;
const CHARTS_MS = 1000;

/** `isFirst`: what a screen opens with, which many ask at once. */
export type Question = { what: string; budgetMs: number; isFirst?: boolean; ask(): Promise<string> };

const TO: Day = MARKET.lastDay;
const lastDays = (days: number) => ({ from: addDays(TO, 1 - days), to: TO });
/** Days before the last one: of one that nobody asked for lately, and of one whose lists are kept; null: no history so long. */
export type Ago = { older: number; kept: number; halfYear: number | null };
const YEAR_AGO = { older: 100, kept: 101, halfYear: 180 } as const satisfies Ago;
const SKUS = Array.from({ length: 50 }, (_, index) => SHOP.firstSku + index);

type Asker = (tools: Tools, queries: string[], ago: Ago) => Question[] | Promise<Question[]>;

const overview: Asker = ({ ask, cabinetId }) => [
  {
    what: 'statistics: overview',
    budgetMs: PAGE_MS,
    isFirst: true,
    ask: () => ask(getOverview, { cabinetId }),
  },
  {
    what: 'statistics: what has changed since yesterday',
    budgetMs: PAGE_MS,
    ask: () => ask(getChanges, { cabinetId }),
  },
  {
    what: 'statistics: what fell and what will probably fall',
    budgetMs: MORNING_MS,
    ask: () => ask(getMorning, { cabinetId }),
  },
  {
    what: 'statistics: what to do today',
    budgetMs: MORNING_MS,
    ask: () => ask(getSuggestions, { cabinetId }),
  },
];

const searchHistory: Asker = ({ ask, cabinetId }, queries, { halfYear }) => {
  const scope = { cabinetId, marketplace: 'ozon' as const, ...lastDays(28) };
  const whole: string[] = [];
  const page = { ...scope, queries: whole, window: 28, sort: 'gmv', page: 1, pageSize: 50 } as const;
  const fifty = { ...scope, queries: queries.slice(0, 50), window: 7 as const };
  const ofHalfYear = (days: number): Question => ({
    what: 'search history: page of a period half a year ago',
    budgetMs: PAGE_MS,
    ask: () => ask(getQueryStatistics, { ...page, from: addDays(TO, -days - 30), to: addDays(TO, -days) }),
  });
  return [
    {
      what: 'search history: page',
      budgetMs: LIST_MS,
      isFirst: true,
      ask: () => ask(getQueryStatistics, page),
    },
    ...(halfYear === null ? [] : [ofHalfYear(halfYear)]),
    {
      what: 'search history: 50 queries × 28 days, one metric',
      budgetMs: CHARTS_MS,
      ask: () => ask(getQuerySeries, { ...fifty, metrics: ['count'] }),
    },
    {
      what: 'search history: table of 50 queries',
      budgetMs: PAGE_MS,
      ask: () => ask(getQueryStatistics, { ...page, ...fifty, pageSize: 100 }),
    },
  ];
};

const undervaluedQueries: Asker = ({ ask, cabinetId }, queries, { older, kept }) => {
  const market = { cabinetId, marketplace: 'ozon' } as const;
  const list = (what: string, input: object, isFirst = false, budgetMs = LIST_MS): Question => ({
    what: `undervalued queries: ${what}`,
    budgetMs,
    isFirst,
    ask: () => ask(getUndervaluedQueries, { ...market, ...input }),
  });
  return [
    list('list', {}, true),
    list('words, competitors, growth, without mine', {
      contains: 'термос',
      maxCompetitors: 500,
      minGrowth: 0,
      growthDays: 7,
      isMineHidden: true,
    }),
    list(
      `list of ${older} days ago, the first time (running sums)`,
      { day: addDays(TO, -older) },
      false,
      FIRST_MS,
    ),
    list(`list of ${kept} days ago, again`, { day: addDays(TO, -kept) }),
    {
      what: 'undervalued queries: lines of 100 rows',
      budgetMs: PAGE_MS,
      ask: () => ask(getUndervaluedCounts, { ...market, queries: queries.slice(0, 100) }),
    },
  ];
};

const sharpJumps: Asker = ({ ask, cabinetId }, _queries, { older, kept }) => {
  const jumps = (what: string, input: object, isFirst = false, budgetMs = LIST_MS): Question => ({
    what: `sharp jumps: ${what}`,
    budgetMs,
    isFirst,
    ask: () => ask(getSharpJumps, { cabinetId, marketplace: 'ozon', ...input }),
  });
  return [
    jumps('rises of a week', {}, true),
    jumps('falls of 28 days by amount', { window: 28, direction: 'fall', metric: 'gmv' }),
    jumps('rises with a word', { contains: 'термос' }),
    jumps(
      `rises of ${older} days ago, the first time (running sums)`,
      { day: addDays(TO, -older) },
      false,
      FIRST_MS,
    ),
    jumps(`rises of ${kept} days ago, again`, { day: addDays(TO, -kept) }),
  ];
};

const wordStatistics: Asker = ({ ask, cabinetId }) => {
  const market = { cabinetId, marketplace: 'ozon' } as const;
  const one = { cabinetId, skus: [SHOP.firstSku], ...lastDays(28) };
  const words = (what: string, input: object, isFirst = false): Question => ({
    what: `word statistics: ${what}`,
    budgetMs: PAGE_MS,
    isFirst,
    ask: () => ask(getProductWords, { ...one, ...input }),
  });
  return [
    {
      what: 'word statistics: words of the market',
      budgetMs: PAGE_MS,
      isFirst: true,
      ask: () => ask(getMarketWords, { ...market, window: 28 }),
    },
    {
      what: 'word statistics: a word looked up',
      budgetMs: PAGE_MS,
      ask: () => ask(getMarketWords, { ...market, window: 7, search: 'термос' }),
    },
    words('product of 300 queries, 28 days', {}, true),
    words('50 products, 28 days', { skus: SKUS }),
    {
      what: 'word statistics: queries of a word',
      budgetMs: PAGE_MS,
      ask: () => ask(getWordQueries, { ...one, keys: ['плат'] }),
    },
  ];
};

const requestStatistics: Asker = ({ ask, cabinetId }) => {
  const requests = (what: string, input: object, isFirst = false): Question => ({
    what: `request statistics: ${what}`,
    budgetMs: PAGE_MS,
    isFirst,
    ask: () => ask(getRequestStatistics, { cabinetId, ...lastDays(28), ...input }),
  });
  return [
    requests('the most seen of 10,000 products', {}, true),
    requests('product of 300 queries, 90 days', { skus: [SHOP.firstSku], ...lastDays(90) }),
    requests('50 products, 28 days', { skus: SKUS }),
    {
      what: 'request statistics: chart of ten products, 90 days',
      budgetMs: PAGE_MS,
      ask: () => ask(getRequestSeries, { cabinetId, skus: SKUS.slice(0, 10), ...lastDays(90) }),
    },
  ];
};

const myRequests: Asker = ({ ask, cabinetId }, [query = '']) => [
  {
    what: 'my requests: 10,000 products',
    budgetMs: LIST_MS,
    isFirst: true,
    ask: () => ask(listMyRequestProducts, { cabinetId }),
  },
  {
    what: 'my requests: product of 300 queries',
    budgetMs: PAGE_MS,
    isFirst: true,
    ask: () => ask(getMyRequests, { cabinetId, sku: SHOP.firstSku }),
  },
  {
    what: 'my requests: history of a query',
    budgetMs: PAGE_MS,
    ask: () => ask(getMyRequestHistory, { cabinetId, sku: SHOP.firstSku, query }),
  },
];

const Runs = z.object({ runs: z.array(z.object({ runId: z.string() })) });
const Tags = z.object({ products: z.array(z.object({ tagIds: z.array(z.int()) })) });

const productCard: Asker = async ({ ask, cabinetId }) => {
  const [run] = Runs.parse(JSON.parse(await ask(listCardRuns, { cabinetId }))).runs;
  const runId = run?.runId ?? '';
  return [
    {
      what: 'product card: run',
      budgetMs: PAGE_MS,
      isFirst: true,
      ask: () => ask(getCardRun, { cabinetId, runId }),
    },
    {
      what: 'product card: what an own card lacks',
      budgetMs: PAGE_MS,
      ask: () => ask(getCardGaps, { cabinetId, runId, sku: SHOP.firstSku + 1 }),
    },
  ];
};

const productsInSearch: Asker = ({ ask, cabinetId }, [query = '']) => {
  const shelf = { cabinetId, query, cityId: CHECKED_CITY };
  const takenAt = `${NOW.toISOString().slice(0, 10)}T00:00:00.000Z`;
  return [
    { what: 'products in search: moments', budgetMs: PAGE_MS, ask: () => ask(listShelfMoments, shelf) },
    {
      what: 'products in search: shelf of 1,000 places',
      budgetMs: PAGE_MS,
      isFirst: true,
      ask: () => ask(getShelf, { ...shelf, takenAt }),
    },
    {
      what: 'products in search: pairs of own cards, a week',
      budgetMs: PAGE_MS,
      ask: () => ask(getCannibalPairs, { ...shelf, takenAt }),
    },
  ];
};

const productTables: Asker = async ({ ask, cabinetId }) => {
  const list = { cabinetId, page: 1, pageSize: 50 } as const;
  const { products } = Tags.parse(JSON.parse(await ask(listProducts, list)));
  const products10k = (what: string, input: object, isFirst = false): Question => ({
    what: `product table: ${what}`,
    budgetMs: LIST_MS,
    isFirst,
    ask: () => ask(listProducts, { ...list, ...input }),
  });
  return [
    products10k('first page of 10,000', {}, true),
    products10k('part of a name', { search: 'школьный 12' }),
    products10k('digits of a SKU, by stock', { search: '0012', sort: 'stock' }),
    products10k('one of two tags, last page', { tagIds: products[0]?.tagIds ?? [], page: 15, sort: 'price' }),
  ];
};

const abTests: Asker = ({ ask, cabinetId, testId }) => {
  const ofTest = { cabinetId, testId: AbTestId.parse(testId) };
  const to = moscowDay(NOW);
  return [
    {
      what: 'image tests: list',
      budgetMs: LIST_MS,
      isFirst: true,
      ask: () => ask(listAbTests, { cabinetId }),
    },
    {
      what: 'image tests: results of 28 days with 15 images',
      budgetMs: PAGE_MS,
      isFirst: true,
      ask: () => ask(getAbResults, ofTest),
    },
    {
      what: 'image tests: their schedule',
      budgetMs: PAGE_MS,
      ask: () => ask(getAbSchedule, { ...ofTest, from: addDays(to, -SCHEDULE_DAYS + 1), to }),
    },
  ];
};

/** What each tool's screen opens with, and its heavier questions; or where they are measured instead. */
const ASKERS = {
  statistics: overview,
  positions: 'bench/positions.ts',
  searchHistory,
  undervaluedQueries,
  sharpJumps,
  wordStatistics,
  requestStatistics,
  myRequests,
  productCard,
  productsInSearch,
  productTables,
  abTests,
  radar: 'bench/radar.ts',
} satisfies Record<ToolId, Asker | string>;

/** A market of many millions may refuse an older day until its lists stand. */
function ignoreTooHeavy(error: unknown): void {
  if (!(error instanceof NotAnswered && error.isTooHeavy)) throw error;
}

/** The lists that people find ready, and none of the day that is asked for the first time. */
async function prepareLists({ ask, cabinetId, context }: Tools, { older, kept }: Ago): Promise<void> {
  await sql`delete from ready_lists where day = ${addDays(TO, -older)}`.execute(context.db);
  const question = { cabinetId, marketplace: 'ozon', day: addDays(TO, -kept) } as const;
  for (const route of [getUndervaluedQueries, getSharpJumps])
    await ask(route, question).catch(ignoreTooHeavy);
  await makeLists(context);
}

export async function listQuestions(tools: Tools, ago: Ago = YEAR_AGO): Promise<Question[]> {
  await prepareLists(tools, ago);
  const queries = await listMarketQueries(tools.context, 100);
  const questions: Question[] = [];
  for (const asker of Object.values(ASKERS))
    if (typeof asker !== 'string') questions.push(...(await asker(tools, queries, ago)));
  return questions;
}
