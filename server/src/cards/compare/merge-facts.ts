import type { RadarDifference, RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { CardFacts } from '../facts.ts';
import { keepPictures } from './pictures.ts';

/** The fact that a kind of change is of. */
export function factOf(kind: RadarKind): keyof CardFacts {
  return kind === 'sellers' ? 'offers' : kind;
}

/** A fact without a difference stays as it was reported, so that small steps add up to a change. */
function keepUnchanged<K extends keyof CardFacts>(key: K, was: CardFacts, now: CardFacts): CardFacts[K] {
  return was[key] ?? now[key];
}

/**
 * What is known of a card after a look, given what was kept before and the differences that `compareFacts` found
 * between the two. It is what the next look is compared with.
 *
 * What differs is taken as it is now, what does not stays as it was reported. Besides: what was not read stays known,
 * offers keep their sellers and take their prices of now, pictures their content and their addresses of now, and a
 * number that was never known is taken when it first is.
 */
export function mergeFacts(
  was: CardFacts,
  now: CardFacts,
  differences: readonly RadarDifference[],
): CardFacts {
  const changed = new Set(differences.map(({ kind }) => factOf(kind)));
  const merged: CardFacts = { ...now, ...was };
  for (const key of Object.keys(now) as (keyof CardFacts)[]) {
    Object.assign(merged, { [key]: changed.has(key) ? now[key] : keepUnchanged(key, was, now) });
  }
  if (now.offers !== undefined) merged.offers = now.offers;
  if (was.pictures !== undefined && now.pictures !== undefined && !changed.has('pictures'))
    merged.pictures = keepPictures(was.pictures, now.pictures);
  const stock = was.stock?.stock ?? null;
  if (now.stock !== undefined && stock === null && !changed.has('stock')) merged.stock = now.stock;
  return merged;
}
