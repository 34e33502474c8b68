import { addDays, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import type { CardStrips, getRadarCardFigures, RadarCard } from '@vitrina/contract/radar/card.ts';
import type { CardStock, RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { cutToKnown, knownTimes, type Piece, spanPieces, stepPieces, type Time, without } from './times.ts';

type Figures = OutputOf<typeof getRadarCardFigures>;

export type Picture = CardStrips['pictures'][number];

const LINES = ['price', 'rating', 'reviews', 'contentRating'] as const;
type LineId = (typeof LINES)[number] | 'stock' | 'sellersCount' | 'places';

type Common = {
  /** Times of the period of which nothing is known. */
  unknown: readonly Time[];
};
/** A number over time; null: there was none. */
export type LineRow = Common & {
  type: 'line';
  id: LineId;
  pieces: readonly Piece<number | null>[];
  /** The first place is on top. */
  isInverted?: boolean;
};
type Lane = { key: string; name: string; pieces: readonly Piece<string>[] };
/** What stood there, each thing on a lane of its own; `hidden`: lanes that there was no room for. */
export type LaneRow = Common & {
  type: 'lanes';
  id: 'sellers' | 'badges' | 'category';
  lanes: Lane[];
  hidden: number;
};
export type StateRow = Common & {
  type: 'state';
  id: 'availability';
  pieces: readonly Piece<boolean | null>[];
};
export type PictureRow = Common & { type: 'pictures'; id: 'pictures'; pieces: readonly Piece<Picture>[] };
export type BarRow = Common & { type: 'bars'; id: 'orders'; pieces: readonly Piece<number>[] };
export type StripRow = LineRow | LaneRow | StateRow | PictureRow | BarRow;

const MOST_LANES = 8;

/** Those that stood there last come first. */
function chooseLanes(lanes: readonly Lane[]): { lanes: Lane[]; hidden: number } {
  const lastOf = ({ pieces }: Lane) => pieces.at(-1)?.to ?? 0;
  const ordered = lanes.toSorted((one, other) => lastOf(other) - lastOf(one));
  return { lanes: ordered.slice(0, MOST_LANES), hidden: Math.max(0, lanes.length - MOST_LANES) };
}

function lanesOf<One>(
  pieces: readonly Piece<One>[],
  keyOf: (one: One) => string,
  textOf: (one: One) => string,
): Lane[] {
  const byKey = Map.groupBy(pieces, ({ value }) => keyOf(value));
  return [...byKey].map(([key, own]) => ({
    key,
    name: textOf(own[0]?.value as One),
    pieces: own.map(({ from, to, value }) => ({ from, to, value: textOf(value) })),
  }));
}

/** A number where the source counts pieces, else only whether it was on sale. */
function stockRow(pieces: readonly Piece<CardStock | null>[], unknown: readonly Time[]): StripRow {
  const isCounted = pieces.some(({ value }) => value?.stock != null);
  if (!isCounted)
    return {
      type: 'state',
      id: 'availability',
      unknown,
      pieces: pieces.map((piece) => ({ ...piece, value: piece.value?.isAvailable ?? null })),
    };
  const count = (stock: CardStock | null) => (stock?.isAvailable === false ? 0 : (stock?.stock ?? null));
  return {
    type: 'line',
    id: 'stock',
    unknown,
    pieces: pieces.map((piece) => ({ ...piece, value: count(piece.value) })),
  };
}

/** The strips of a card, from the top to the bottom; what no source reports has none. */
export function cardRows({ strips, from, to }: Pick<RadarCard, 'strips' | 'from' | 'to'>): StripRow[] {
  if (strips === null) return [];
  const period = { from: Date.parse(from), to: Date.parse(to) };
  const timesOf = (kind: RadarKind) => {
    const source = strips.sources.find(({ kinds }) => kinds.includes(kind));
    const known = source === undefined ? [] : knownTimes(source, kind);
    return { known, unknown: without([period], known) };
  };
  const line = (id: LineId, kind: RadarKind, steps: readonly { at: string; value: number | null }[]) => {
    const { known, unknown } = timesOf(kind);
    return { type: 'line', id, unknown, pieces: cutToKnown(stepPieces(steps, period.to), known) } as const;
  };
  const spans = <One extends { from: string; to: string | null }>(kind: RadarKind, list: readonly One[]) => {
    const { known, unknown } = timesOf(kind);
    return { unknown, pieces: cutToKnown(spanPieces(list, period.to), known) };
  };
  const stock = timesOf('stock');
  const sellers = spans('sellers', strips.sellers);
  const badges = spans('badges', strips.badges);
  const category = timesOf('category');
  const categories = cutToKnown(stepPieces(strips.category, period.to), category.known);
  const rows: StripRow[] = [
    line('price', 'price', strips.price),
    stockRow(cutToKnown(stepPieces(strips.stock, period.to), stock.known), stock.unknown),
    ...LINES.slice(1).map((id) => line(id, id, strips[id])),
    line('sellersCount', 'sellers', strips.sellersCount),
    {
      type: 'lanes',
      id: 'sellers',
      unknown: sellers.unknown,
      ...chooseLanes(
        lanesOf(
          sellers.pieces,
          ({ sku }) => String(sku),
          ({ name, sku }) => name ?? String(sku),
        ),
      ),
    },
    { type: 'pictures', id: 'pictures', ...spans('pictures', strips.pictures) },
    {
      type: 'lanes',
      id: 'badges',
      unknown: badges.unknown,
      ...chooseLanes(
        lanesOf(
          badges.pieces,
          ({ name }) => name,
          ({ name }) => name,
        ),
      ),
    },
    {
      type: 'lanes',
      id: 'category',
      unknown: category.unknown,
      ...chooseLanes(
        lanesOf(
          categories.flatMap((piece) => (piece.value === null ? [] : { ...piece, value: piece.value })),
          (name) => name,
          (name) => name,
        ),
      ),
    },
  ];
  return rows.filter((row) => (row.type === 'lanes' ? row.lanes.length > 0 : row.pieces.length > 0));
}

/** Places and orders under them, where there are any in the period. */
export function figureRows(figures: Figures | undefined, period: Time): (LineRow | BarRow)[] {
  const { places = null, orders = null } = figures ?? {};
  const rows: (LineRow | BarRow)[] = [];
  const cut = <Value>(pieces: readonly Piece<Value>[]) => cutToKnown(pieces, [period]);
  if (places !== null) {
    const pieces = cut(
      places.points.map(({ at, average }) => ({
        from: Date.parse(at),
        to: Date.parse(at) + places.hours * HOUR_MS,
        value: average,
      })),
    );
    rows.push({ type: 'line', id: 'places', isInverted: true, pieces, unknown: without([period], pieces) });
  }
  if (orders !== null) {
    const pieces = cut(
      orders.map(({ day, units }) => ({
        from: startOfMoscowDay(day).getTime(),
        to: startOfMoscowDay(addDays(day, 1)).getTime(),
        value: units,
      })),
    );
    rows.push({ type: 'bars', id: 'orders', pieces, unknown: without([period], pieces) });
  }
  return rows;
}

/** Moments at which the keyboard stops: where something changed, and both ends. */
export function listStops(
  rows: readonly StripRow[],
  others: readonly number[],
  { from, to }: Time,
): number[] {
  const begins = rows.flatMap((row) => {
    if (row.id === 'places' || row.id === 'orders') return [];
    const pieces: readonly Time[] =
      row.type === 'lanes' ? row.lanes.flatMap((lane) => lane.pieces) : row.pieces;
    return pieces.flatMap((piece) => [piece.from, piece.to]);
  });
  const inside = [from, ...begins, ...others, to].filter((at) => at >= from && at <= to);
  return [...new Set(inside)].toSorted((one, other) => one - other);
}

/** The next stop in a direction; with none left the moment stays. */
export function nextStop(stops: readonly number[], at: number, direction: -1 | 1): number {
  const next = direction === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at);
  return next ?? at;
}

/** A day further, within the period. */
export function dayFurther(at: number, direction: -1 | 1, { from, to }: Time): number {
  return Math.min(to, Math.max(from, at + direction * DAY_MS));
}
