import type { ProductChange } from '@vitrina/contract/cards/changes.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';

type Brief = Pick<ProductChange, 'figure' | 'count' | 'isOnSale'>;

const NOTHING: Brief = { figure: null, count: null, isOnSale: null };

function isOnSale({ was, now }: Extract<RadarDifference, { kind: 'stock' }>): boolean | null {
  if (was === null || now === null || was.isAvailable === now.isAvailable) return null;
  return now.isAvailable;
}

/** How many are there only after, only before, and whether those of both stand in another order. */
function comparePictures({ was, now }: Extract<RadarDifference, { kind: 'pictures' }>) {
  const [before, after] = [was ?? [], now ?? []].map((list) => list.map(({ hash }) => hash));
  const old = new Set(before);
  const fresh = new Set(after);
  const kept = (before ?? []).filter((hash) => fresh.has(hash));
  const stayed = (after ?? []).filter((hash) => old.has(hash));
  return {
    appeared: (after ?? []).filter((hash) => !old.has(hash)).length,
    gone: (before ?? []).filter((hash) => !fresh.has(hash)).length,
    changed: kept.filter((hash, index) => hash !== stayed[index]).length,
  };
}

/** What fits on a flag of a difference. */
export function briefChange(difference: RadarDifference): Brief {
  switch (difference.kind) {
    case 'price':
    case 'rating':
    case 'reviews':
    case 'contentRating':
      return { ...NOTHING, figure: { was: difference.was, now: difference.now } };
    case 'stock':
      return {
        ...NOTHING,
        figure: { was: difference.was?.stock ?? null, now: difference.now?.stock ?? null },
        isOnSale: isOnSale(difference),
      };
    case 'pictures':
      return { ...NOTHING, count: comparePictures(difference) };
    case 'sellers':
      return {
        ...NOTHING,
        count: { appeared: difference.appeared.length, gone: difference.left.length, changed: 0 },
      };
    case 'badges':
      return {
        ...NOTHING,
        count: { appeared: difference.appeared.length, gone: difference.gone.length, changed: 0 },
      };
    case 'characteristics': {
      const appeared = difference.changed.filter(({ was }) => was === null).length;
      const gone = difference.changed.filter(({ now }) => now === null).length;
      return {
        ...NOTHING,
        count: { appeared, gone, changed: difference.changed.length - appeared - gone },
      };
    }
    default:
      return NOTHING;
  }
}
