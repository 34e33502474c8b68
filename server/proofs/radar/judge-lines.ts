import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { RadarDifference, RadarKind } from '@vitrina/contract/radar/changes.ts';
import { type CardHistory, fold, sayAt, sayBefore } from './card-truth.ts';
import type { Planted } from './plan-changes.ts';

export type FeedLine = {
  sku: number;
  kind: RadarKind;
  difference: RadarDifference;
  from_at: Date;
  at: Date;
  last_at: Date;
};

const isNumber = (kind: RadarKind) => kind === 'rating' || kind === 'reviews';

type OfNumbers = Extract<RadarDifference, { kind: 'rating' | 'reviews' | 'contentRating' }>;
const isOfNumbers = (difference: RadarDifference): difference is OfNumbers =>
  isNumber(difference.kind) || difference.kind === 'contentRating';

/** What a stock says where only buying is known, and where it is counted. */
function isStockTrue(
  difference: Extract<RadarDifference, { kind: 'stock' }>,
  line: FeedLine,
  history: CardHistory,
) {
  const stock = Number(sayAt(history, 'stock', line.at));
  const { was, now } = difference;
  if (now?.isAvailable !== stock > 0) return false;
  if (now.stock !== null && now.stock !== stock) return false;
  if (was?.isAvailable === now.isAvailable && was.stock === null) return false;
  return was?.stock === null || was?.stock === undefined
    ? [...sayBefore(history, 'stock', line.from_at)].some((before) => Number(before) > 0 !== now.isAvailable)
    : sayBefore(history, 'stock', line.from_at).has(String(was.stock));
}

/** Whether the card said what the line says it does, and something else when it was read before. */
export function isTrue(line: FeedLine, history: CardHistory): boolean {
  const { kind, difference } = line;
  if (difference.kind === 'stock') return isStockTrue(difference, line, history);
  const [before, after] = [sayAt(history, kind, line.from_at), sayAt(history, kind, line.at)];
  if (isOfNumbers(difference)) {
    const { was, now } = difference;
    return String(now ?? 0) === after && sayBefore(history, kind, line.from_at).has(String(was ?? 0));
  }
  return before !== after && isOfBoth(difference, before, after);
}

const partsOf = (said: string, separator: string) => new Set(said === '' ? [] : said.split(separator));

/** What appeared and what went, as the card says it. Pictures are known by hashes of other bytes than the card's. */
function isOfBoth(difference: RadarDifference, before: string, after: string): boolean {
  switch (difference.kind) {
    case 'price':
    case 'category':
      return String(difference.was) === before && String(difference.now) === after;
    case 'title':
    case 'description':
      return fold(difference.was ?? '') === before && fold(difference.now ?? '') === after;
    case 'characteristics':
      return difference.changed.every(
        ({ name, was, now }) => isLineOf(before, name, was) && isLineOf(after, name, now),
      );
    case 'badges':
      return isMove(partsOf(before, '\n'), partsOf(after, '\n'), difference.appeared, difference.gone);
    case 'sellers': {
      const [appeared, left] = [difference.appeared, difference.left].map((offers) =>
        offers.map(({ sku }) => String(sku)),
      );
      return isMove(partsOf(before, ','), partsOf(after, ','), appeared ?? [], left ?? []);
    }
    default:
      return true;
  }
}

function isLineOf(said: string, name: string, value: string | null): boolean {
  const lines = said.split('\n');
  return value === null
    ? lines.every((line) => !line.startsWith(`${name}=`))
    : lines.includes(`${name}=${value}`);
}

function isMove(
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  appeared: readonly string[],
  gone: readonly string[],
): boolean {
  const came = [...after].filter((one) => !before.has(one));
  const went = [...before].filter((one) => !after.has(one));
  return (
    came.toSorted().join() === appeared.toSorted().join() && went.toSorted().join() === gone.toSorted().join()
  );
}

/** Whether a planted change can be seen at all: something else may be at work on the card at the same time. */
export function isSeen(planted: Planted, history: CardHistory): boolean {
  const { kind, at } = planted;
  const [before, after] = [sayAt(history, kind, new Date(at.getTime() - 1)), sayAt(history, kind, at)];
  return kind === 'stock' ? Number(before) > 0 !== Number(after) > 0 : before !== after;
}

/** A line of its kind that began before it and was seen after it, within a day. */
export function isFound(planted: Planted, lines: readonly FeedLine[]): boolean {
  const at = planted.at.getTime();
  const isSoon = (moment: Date) => moment.getTime() >= at && moment.getTime() - at <= DAY_MS;
  return lines.some(
    (line) =>
      line.kind === planted.kind &&
      line.from_at.getTime() < at &&
      (isSoon(line.at) || (line.at.getTime() < at && isSoon(line.last_at))),
  );
}
