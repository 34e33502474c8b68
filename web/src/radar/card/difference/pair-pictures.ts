import type { CardPicture } from '@vitrina/contract/radar/changes.ts';

/** One place among the pictures of a card, before and after; null: there was or is none at that place. */
export type PicturePair = {
  number: number;
  was: CardPicture | null;
  now: CardPicture | null;
  /** The picture of after was nowhere on the card before, and the other way round. */
  isNew: boolean;
  isGone: boolean;
};

/** The places of a card's pictures side by side, the main one first. */
export function pairPictures(
  was: readonly CardPicture[],
  now: readonly CardPicture[],
): readonly PicturePair[] {
  const [before, after] = [was, now].map((list) => new Set(list.map(({ hash }) => hash)));
  return Array.from({ length: Math.max(was.length, now.length) }, (_, index) => {
    const [old, fresh] = [was[index] ?? null, now[index] ?? null];
    return {
      number: index + 1,
      was: old,
      now: fresh,
      isNew: fresh !== null && before?.has(fresh.hash) === false,
      isGone: old !== null && after?.has(old.hash) === false,
    };
  });
}

/** The first place that is not as it was. */
export function firstChanged(pairs: readonly PicturePair[]): number {
  return pairs.find(({ was, now }) => was?.hash !== now?.hash)?.number ?? 1;
}
