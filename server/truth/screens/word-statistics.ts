import { getMarketWords, getProductWords } from '@vitrina/contract/word-statistics.ts';
import { splitWords } from '../../src/words/split-words.ts';
import { stemWord } from '../../src/words/stem-word.ts';
import { type Comparison, put, type Sheet, type Value } from '../cell.ts';
import { inCountry, listTexts, marketOf } from '../market.ts';
import type { Seller } from '../open-seller.ts';
import { type Own, ownOf } from '../own.ts';
import { addDays, over, sumOf, windowOf } from '../raw/days.ts';
import { sumIn } from '../raw/window.ts';

// Which forms are one word is vocabulary and no number: server/src/words has tests of its own.
const stemsOf = (text: string) => new Set(splitWords(text).map(stemWord));

const PRODUCTS = 15;
const MARKET_WORDS = 60;
const SPANS = [0, 1, 2, 3];

type Known = { lines: Own['lines']; phrases: Own['advertising']['phrases'] };

/** Searchers of a query are the same people whichever of the products they met. */
function searchersOf(lines: Known['lines']): number | null {
  const days = Map.groupBy(lines, ({ query, day }) => `${day} ${query}`);
  return lines.length === 0
    ? null
    : sumOf([...days.values()].map((own) => Math.max(...own.map(({ searched }) => searched))));
}

/** The sums of some queries, each counted once. */
function trueFigures({ lines, phrases }: Known, last: string, isRequested: (query: string) => boolean) {
  const own = lines.filter(({ query }) => isRequested(query));
  const spans = SPANS.map((span) => {
    const days = new Set(windowOf(addDays(last, -7 * span), 7));
    return own.filter(({ day }) => days.has(day));
  });
  const week = spans[0] ?? [];
  const placed = week.filter(({ position, searched }) => position > 0 && searched > 0);
  const days = new Set(windowOf(last, 7));
  const ads = phrases.filter(({ phrase, day }) => days.has(day) && isRequested(phrase));
  const users = spans.map(searchersOf);
  const sum = (name: 'searched' | 'viewed' | 'orders' | 'kopecks') =>
    week.length === 0 ? null : sumOf(week.map((line) => line[name]));
  const [views, clicks] = [sumOf(ads.map((one) => one.views)), sumOf(ads.map((one) => one.clicks))];
  const spent = sumOf(ads.map(({ kopecks }) => kopecks));
  const shownBy = ads.filter((one) => one.views > 0).map(({ phrase }) => phrase);
  return {
    queries: new Set([...week.map(({ query }) => query), ...shownBy]).size,
    users: users[0] ?? null,
    usersBefore: users[1] ?? 0,
    ratio: over(users[0] ?? null, Math.max(...users.map((one) => one ?? 0))),
    position: over(
      sumOf(placed.map(({ position, searched }) => position * searched)),
      sumOf(placed.map(({ searched }) => searched)),
    ),
    visibility: over(sum('viewed'), sum('searched')),
    viewUsers: sum('viewed'),
    orders: sum('orders'),
    orderConversion: over(sum('orders'), sum('viewed')),
    gmvKopecks: sum('kopecks'),
    adViews: views,
    adClicks: clicks,
    adCtr: clicks === 0 ? null : over(clicks, views),
    spendKopecks: spent,
    ddr: over(spent, sum('kopecks')),
  };
}

async function compareOwnWords(seller: Seller): Promise<Comparison> {
  const own = await ownOf(seller);
  const skus = seller.skus.slice(0, PRODUCTS);
  const input = {
    cabinetId: seller.cabinetId,
    skus,
    from: windowOf(own.last, 7)[0] ?? '',
    to: own.last,
  };
  const answer = await seller.ask(getProductWords, input);
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const isOurs = ({ sku }: { sku: number }) => skus.some((one) => one === sku);
  const known = { lines: own.lines.filter(isOurs), phrases: own.advertising.phrases.filter(isOurs) };
  const figures = (isRequested: (query: string) => boolean) => trueFigures(known, own.last, isRequested);
  const has = (query: string, key: string) => stemsOf(query).has(key);
  for (const { key, word, forms: _forms, ...row } of answer.words) {
    put(shown, `word "${word}"`, row);
    put(
      truth,
      `word "${word}"`,
      figures((query) => has(query, key)),
    );
  }
  for (const { keys, words, ...row } of answer.pairs.slice(0, 200)) {
    put(shown, `pair "${words.join(' ')}"`, row);
    put(
      truth,
      `pair "${words.join(' ')}"`,
      figures((query) => keys.every((key) => has(query, key))),
    );
  }
  put(shown, 'together', answer.totals);
  put(
    truth,
    'together',
    figures(() => true),
  );
  const listed = new Set([...answer.words.map(({ key }) => key), ...answer.stopped.map(stemWord)]);
  for (const { query } of known.lines.filter(({ day }) => day >= input.from))
    for (const stem of stemsOf(query)) {
      shown.set(`stem "${stem}" of "${query}"`, listed.has(stem));
      truth.set(`stem "${stem}" of "${query}"`, true);
    }
  const from = `the marketplace's own queries and phrases, ${input.from}…${input.to}`;
  return { screen: 'word statistics', from, shown, truth };
}

async function compareMarketWords(seller: Seller): Promise<Comparison> {
  const market = await marketOf(seller, 'ozon');
  const { cabinetId } = seller;
  const { words } = await seller.ask(getMarketWords, { cabinetId, marketplace: 'ozon', window: 28 });
  const [now, before] = [windowOf(market.last, 28), windowOf(addDays(market.last, -28), 28)];
  const isWhole = before.every((day) => market.files.has(day));
  const queries = listTexts(market).map((query) => ({
    query,
    stems: stemsOf(query),
    of: inCountry(market, query),
  }));
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  for (const { key, word: _, spelling, ...row } of words.slice(0, MARKET_WORDS)) {
    for (const { query, count } of spelling.others?.named ?? []) {
      const misspelt = queries.filter(({ stems }) => stems.has(stemWord(query)));
      put(shown, `"${query}" for "${key}"`, { count });
      put(truth, `"${query}" for "${key}"`, {
        count: sumOf(misspelt.map(({ of }) => sumIn(of, 'count', now))),
      });
    }
    const own = queries.filter(({ stems, of }) => stems.has(key) && sumIn(of, 'count', now) > 0);
    const sum = (name: string) => sumOf(own.map(({ of }) => sumIn(of, name, now)));
    const top = own.toSorted((one, other) => sumIn(other.of, 'count', now) - sumIn(one.of, 'count', now))[0];
    const figures: Record<string, Value> = {
      queries: own.length,
      count: sum('count'),
      countBefore: isWhole ? sumOf(own.map(({ of }) => sumIn(of, 'count', before))) : null,
      cartConversion: over(sum('uniq_queries_with_ca'), sum('count')),
      orderConversion: over(sum('ord_users'), sum('count')),
      orders: sum('ord'),
      gmvKopecks: sum('gmv_kopecks'),
      topQuery: top?.query ?? null,
    };
    put(shown, `"${key}"`, row);
    put(truth, `"${key}"`, figures);
  }
  return { screen: 'words of the market', from: `the provider's files up to ${market.last}`, shown, truth };
}

export async function compareWordStatistics(seller: Seller): Promise<Comparison[]> {
  return [await compareOwnWords(seller), await compareMarketWords(seller)];
}
