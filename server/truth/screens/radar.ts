import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import type { RadarChange } from '@vitrina/contract/radar/changes.ts';
import { listRadarChanges } from '@vitrina/contract/radar/changes.ts';
import { type Comparison, put, type Sheet, type Value } from '../cell.ts';
import type { Seller } from '../open-seller.ts';
import { type CardHistory, lastBy, readCardHistory } from '../raw/card-history.ts';

type Line = Pick<RadarChange, 'sku' | 'from' | 'at' | 'difference' | 'times' | 'isBack'>;

/** Before the first look. */
const EARLIER_MS = 24 * HOUR_MS;

async function readFeed(seller: Seller): Promise<Line[]> {
  const cabinetId = CabinetId.parse(seller.cabinetId);
  const lines: Line[] = [];
  for (let page = 1; ; page += 1) {
    const { changes, total } = await seller.ask(listRadarChanges, { cabinetId, page });
    lines.push(...changes);
    if (lines.length >= total || changes.length === 0) return lines;
  }
}

const inOrder = (values: readonly (string | number)[]) => values.map(String).toSorted().join(', ');
const missing = (from: readonly (string | number)[], others: readonly (string | number)[]) =>
  inOrder(from.filter((one) => !others.includes(one)));

/** What a line says that a card's history says as well; texts and pictures are compared by their own tests. */
function shownOf({ difference }: Line): Record<string, Value | undefined> {
  switch (difference.kind) {
    case 'price':
    case 'title':
    case 'category':
      return { was: difference.was, now: difference.now };
    case 'rating':
    case 'reviews':
    case 'contentRating':
      return { now: difference.now };
    case 'stock':
      return { 'can be bought': difference.now?.isAvailable };
    case 'sellers':
      return {
        appeared: inOrder(difference.appeared.map(({ sku }) => sku)),
        left: inOrder(difference.left.map(({ sku }) => sku)),
      };
    case 'badges':
      return { appeared: inOrder(difference.appeared), gone: inOrder(difference.gone) };
    default:
      return {};
  }
}

function trueOf({ difference, ...line }: Line, history: CardHistory): Record<string, Value | undefined> {
  const [from, at] = [new Date(line.from), new Date(line.at)];
  const skus = (moment: Date) => lastBy(history.offers, moment)?.offers.map(({ sku }) => sku) ?? [];
  const badges = (moment: Date) => lastBy(history.badges, moment)?.badges ?? [];
  switch (difference.kind) {
    case 'price':
      return {
        was: lastBy(history.prices, from)?.priceKopecks,
        now: lastBy(history.prices, at)?.priceKopecks,
      };
    case 'title':
      return { was: lastBy(history.titles, from)?.title, now: lastBy(history.titles, at)?.title };
    case 'category':
      return {
        was: lastBy(history.categories, from)?.category,
        now: lastBy(history.categories, at)?.category,
      };
    case 'rating':
      return { now: lastBy(history.ratings, at)?.rating };
    case 'reviews':
      return { now: lastBy(history.reviews, at)?.reviewsCount };
    case 'contentRating':
      return { now: lastBy(history.contentRatings, at)?.contentRating };
    case 'stock':
      return { 'can be bought': (lastBy(history.stocks, at)?.stock ?? 0) > 0 };
    case 'sellers':
      return { appeared: missing(skus(at), skus(from)), left: missing(skus(from), skus(at)) };
    case 'badges':
      return { appeared: missing(badges(at), badges(from)), gone: missing(badges(from), badges(at)) };
    default:
      return {};
  }
}

/** Each line of the feed beside what the card said when it was read and when it was read before. */
export async function compareRadar(seller: Seller): Promise<Comparison> {
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  const lines = await readFeed(seller);
  if (lines.length === 0) throw new Error('Nothing has changed on any card.');
  const earliest = Math.min(...lines.map(({ from }) => Date.parse(from)));
  const span = { from: new Date(earliest - EARLIER_MS), to: seller.now };
  for (const [sku, those] of Map.groupBy(lines, (line) => line.sku)) {
    const history = await readCardHistory(seller, sku, span);
    for (const line of those) {
      const where = `${sku}, ${line.difference.kind}, ${line.at}`;
      put(shown, where, shownOf(line));
      put(truth, where, trueOf(line, history));
    }
  }
  return { screen: 'changes radar', from: 'history of the cards', shown, truth };
}
