import { stemWord } from './stem-word.ts';

const EMPTY_WORDS = new Set('для с со на в во из без под от и по за к ко о об у не до при'.split(' '));
// Praise and price say nothing about which goods are meant.
const EMPTY_STEMS = new Set(
  'недорог хорош качественн дешев лучш нов распродаж новинк цен оригинал скидк купить отзыв хит'.split(' '),
);

/** The stems by which a folded text is compared with goods; "128гб" gives two, as "128 гб" does. */
export function meaningfulStems(folded: string): string[] {
  const words: string[] = folded.match(/[a-zа-я]+|\d+(?:[.,]\d+)?/g) ?? [];
  return words
    .filter((word) => !EMPTY_WORDS.has(word))
    .map(stemWord)
    .filter((stem) => !EMPTY_STEMS.has(stem));
}
