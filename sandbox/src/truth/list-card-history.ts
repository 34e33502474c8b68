import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Picture } from '../market/changes/market-change.ts';
import type { Market, MarketplaceId, PiggyBacker, ProductCard } from '../market/market.ts';

/** What a card says at one moment. */
type Said = {
  priceKopecks: number;
  title: string;
  pictures: readonly Picture[];
  description: string;
  characteristics: ProductCard['characteristics'];
  category: string;
  badges: readonly string[];
  contentRating: number;
  stock: number;
  rating: number;
  reviewsCount: number;
  offers: readonly PiggyBacker[];
};

/** The beginning, and each time when it said something else. */
export type CardHistory = {
  prices: { atMs: number; priceKopecks: number }[];
  titles: { atMs: number; title: string }[];
  pictures: { atMs: number; pictures: readonly Picture[] }[];
  descriptions: { atMs: number; description: string }[];
  characteristics: { atMs: number; characteristics: ProductCard['characteristics'] }[];
  categories: { atMs: number; category: string }[];
  badges: { atMs: number; badges: readonly string[] }[];
  contentRatings: { atMs: number; contentRating: number }[];
  stocks: { atMs: number; stock: number }[];
  ratings: { atMs: number; rating: number }[];
  reviews: { atMs: number; reviewsCount: number }[];
  offers: { atMs: number; offers: readonly PiggyBacker[] }[];
};

export type Span = { fromMs: number; untilMs: number };

/** The moments at which a card can change: every whole hour, and when somebody changed it. */
function listMoments(market: Market, sku: number, { fromMs, untilMs }: Span): number[] {
  const firstHour = Math.ceil(fromMs / HOUR_MS);
  const hours = Array.from(
    { length: Math.max(0, Math.ceil(untilMs / HOUR_MS) - firstHour) },
    (_, step) => (firstHour + step) * HOUR_MS,
  );
  const edges = market
    .changesOf(sku)
    .flatMap((change) => ('untilMs' in change ? [change.atMs, change.untilMs] : [change.atMs]))
    .filter((atMs) => atMs > fromMs && atMs < untilMs);
  return [...new Set([fromMs, ...hours, ...edges])].toSorted((one, other) => one - other);
}

/** What somebody writes on a card changes at his moment alone; the rest moves by the hour. */
type Written = Pick<Said, 'description' | 'characteristics' | 'category' | 'badges' | 'contentRating'>;

function readWritten(market: Market, sku: number, at: Date): Written {
  const { description, characteristics, category, badges, contentRating } = market.products.card(sku, at);
  return { description, characteristics, category: category.name, badges, contentRating };
}

function readCard(
  market: Market,
  sku: number,
  marketplace: MarketplaceId,
  at: Date,
): Omit<Said, keyof Written> {
  const { priceKopecks, stock, rating, reviewsCount } = market.products.state(sku, at, marketplace);
  const { title, pictures } = market.products.look(sku, at, marketplace);
  return {
    priceKopecks,
    stock,
    rating,
    reviewsCount,
    title,
    pictures,
    offers: market.piggyBackers(sku, at),
  };
}

/** Pictures are known by their content: another address of the same ones says nothing else. */
function markOf(key: keyof Said, said: Said): string {
  return key === 'pictures'
    ? said.pictures.map(({ contentHash }) => contentHash).join()
    : JSON.stringify(said[key]);
}

/** What a card said at the beginning of a time, and each time when it said something else. */
export function listCardHistory(
  market: Market,
  sku: number,
  marketplace: MarketplaceId,
  span: Span,
): CardHistory {
  const edges = new Set(market.changesOf(sku).map(({ atMs }) => atMs));
  let written = readWritten(market, sku, new Date(span.fromMs));
  const said = listMoments(market, sku, span).map((atMs) => {
    const at = new Date(atMs);
    if (edges.has(atMs)) written = readWritten(market, sku, at);
    return { atMs, ...written, ...readCard(market, sku, marketplace, at) };
  });
  /** A moment that says the same as the one before is left out. */
  const list = <Key extends keyof Said>(key: Key) => {
    const marks = said.map((moment) => markOf(key, moment));
    return said
      .filter((_, place) => place === 0 || marks[place] !== marks[place - 1])
      .map((moment) => ({ atMs: moment.atMs, [key]: moment[key] }) as { atMs: number } & Pick<Said, Key>);
  };
  return {
    prices: list('priceKopecks'),
    titles: list('title'),
    pictures: list('pictures'),
    descriptions: list('description'),
    characteristics: list('characteristics'),
    categories: list('category'),
    badges: list('badges'),
    contentRatings: list('contentRating'),
    stocks: list('stock'),
    ratings: list('rating'),
    reviews: list('reviewsCount'),
    offers: list('offers'),
  };
}
