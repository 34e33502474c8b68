import type { TFunction } from 'i18next';
import type { Format } from '../../../platform/texts/create-format.ts';
import { figureText } from '../../../products/changes/change-words.ts';
import { rangeOf } from './line-path.ts';
import type { BarRow, LineRow, Picture, StripRow } from './strip-rows.ts';
import { pieceAt } from './times.ts';

export type Words = { t: TFunction; format: Pick<Format, 'rubles' | 'count' | 'decimal' | 'percent'> };

/** A number of a line, with its unit. */
function numberText(id: LineRow['id'] | BarRow['id'], value: number, words: Words): string {
  const { t, format } = words;
  switch (id) {
    case 'places':
      return format.decimal(value);
    case 'orders':
      return t('radarCard.strips.orders', { value: format.count(value) });
    case 'sellersCount':
      return format.count(value);
    default:
      return figureText(id, value, words);
  }
}

function pictureText({ hash, count }: Pick<Picture, 'hash' | 'count'>, { t }: Words): string {
  return hash === null ? t('radarCard.strips.noPicture') : t('radarCard.strips.pictures', { count });
}

/** The last moment of which anything is known: a look is always some minutes ago. */
export function latestOf({ unknown }: Pick<StripRow, 'unknown'>, end: number): number {
  const last = unknown.at(-1);
  return (last !== undefined && last.to >= end ? last.from : end) - 1;
}

/** What a strip shows at a moment, in words. */
export function textAt(row: StripRow, at: number, words: Words): string {
  const { t } = words;
  // What covers the moment is found before: an end may belong to both.
  const isUnknown = row.unknown.some(({ from, to }) => from <= at && at <= to);
  const nothing = t(isUnknown ? 'radarCard.strips.unknown' : 'radarCard.strips.none');
  if (row.type === 'lanes') {
    const present = row.lanes.flatMap(({ pieces }) => pieceAt(pieces, at)?.value ?? []);
    return present.length === 0 ? nothing : present.join(', ');
  }
  if (row.type === 'pictures') {
    const piece = pieceAt(row.pieces, at);
    return piece === undefined ? nothing : pictureText(piece.value, words);
  }
  if (row.type === 'state') {
    const piece = pieceAt(row.pieces, at);
    if (piece === undefined || piece.value === null) return nothing;
    return t(piece.value ? 'radarCard.strips.onSale' : 'radarCard.strips.soldOut');
  }
  const piece = pieceAt<number | null>(row.pieces, at);
  if (piece === undefined) return nothing;
  if (piece.value === null)
    return t(row.id === 'places' ? 'radarCard.strips.notFound' : 'radarCard.strips.none');
  return numberText(row.id, piece.value, words);
}

/** Between what a line goes; undefined: it has one value, or none. */
export function rangeText(row: StripRow, words: Words): string | undefined {
  if (row.type !== 'line' && row.type !== 'bars') return undefined;
  const range = rangeOf(row.pieces);
  if (range === undefined || range.low === range.high) return undefined;
  const [low, high] = [range.low, range.high].map((value) => numberText(row.id, value, words));
  return words.t('radarCard.strips.range', { low, high });
}
