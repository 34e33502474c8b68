// Words that say nothing about the goods.
const EMPTY_WORDS = new Set('для с со на в во из без под от и по за к ко о об у не до при купить'.split(' '));

/** The meaningful words of a folded text; "128гб" is two, as "128 гб". */
export function splitWords(folded: string): string[] {
  const words: string[] = folded.match(/[a-zа-я]+|\d+(?:[.,]\d+)?/g) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word));
}
