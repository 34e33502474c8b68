import type { ProductChange } from '@vitrina/contract/cards/changes.ts';
import type { TFunction } from 'i18next';
import type { Format } from '../../platform/texts/create-format.ts';

type Words = { t: TFunction; format: Pick<Format, 'rubles' | 'count' | 'decimal' | 'percent'> };

/** A number of a change with its unit; null: there was none. */
export function figureText(kind: ProductChange['kind'], value: number | null, { t, format }: Words): string {
  if (value === null) return '—';
  switch (kind) {
    case 'price':
      return format.rubles(value);
    case 'rating':
      return format.decimal(value);
    case 'contentRating':
      return format.percent(value / 100);
    case 'stock':
      return t('changes.pieces', { value: format.count(value) });
    default:
      return format.count(value);
  }
}

/** What became of it, without its name; undefined: nothing but that it is another. */
function whatChanged(change: ProductChange, words: Words): string | undefined {
  const { kind, figure, count, isOnSale } = change;
  const { t } = words;
  if (isOnSale !== null) return t(isOnSale ? 'changes.onSale' : 'changes.soldOut');
  if (figure !== null && (figure.was !== null || figure.now !== null)) {
    const was = figureText(kind, figure.was, words);
    return t('changes.fromTo', { was, now: figureText(kind, figure.now, words) });
  }
  if (count === null) return undefined;
  const { appeared, gone, changed } = count;
  const isOnlyOrder = kind === 'pictures' && appeared === 0 && gone === 0;
  if (isOnlyOrder) return t('changes.reordered');
  const parts = [
    appeared > 0 && t('changes.appeared', { count: appeared }),
    gone > 0 && t('changes.gone', { count: gone }),
    changed > 0 && kind !== 'pictures' && t('changes.others', { count: changed }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** A change in one line: its kind, what became of it, and whether it went back. */
export function changeText(change: ProductChange, words: Words): string {
  const { t } = words;
  const kind = t(`changes.kinds.${change.kind}`);
  const what = whatChanged(change, words);
  const line = what === undefined ? t('changes.rewritten', { kind }) : t('changes.of', { kind, what });
  const more = [
    change.times > 1 && t('changes.times', { count: change.times }),
    change.isBack && t('changes.back'),
  ].filter((part) => part !== false);
  return [line, ...more].join(' · ');
}
