import { HOUR_MS } from '@vitrina/contract/durations.ts';
import type { Market, MarketplaceId, ProductLook } from '../market/market.ts';

export type CardHistory = {
  prices: { atMs: number; priceKopecks: number }[];
  titles: { atMs: number; title: string }[];
  pictures: { atMs: number; pictures: ProductLook['pictures'] }[];
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

const mark = ({ pictures }: ProductLook) => pictures.map(({ contentHash }) => contentHash).join();

/** What a card said at the beginning of a time, and each time when it said something else. */
export function listCardHistory(
  market: Market,
  sku: number,
  marketplace: MarketplaceId,
  span: Span,
): CardHistory {
  const history: CardHistory = { prices: [], titles: [], pictures: [] };
  let marked = '';
  for (const atMs of listMoments(market, sku, span)) {
    const at = new Date(atMs);
    const { priceKopecks } = market.products.state(sku, at, marketplace);
    const look = market.products.look(sku, at, marketplace);
    if (history.prices.at(-1)?.priceKopecks !== priceKopecks) history.prices.push({ atMs, priceKopecks });
    if (history.titles.at(-1)?.title !== look.title) history.titles.push({ atMs, title: look.title });
    if (marked !== mark(look)) history.pictures.push({ atMs, pictures: look.pictures });
    marked = mark(look);
  }
  return history;
}
