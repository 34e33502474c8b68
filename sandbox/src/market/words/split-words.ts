// Words that say nothing about the goods.
const EMPTY_WORDS = new Set('для с со на в во из без под от и по за к ко о об у не до при купить'.split(' '));

/** The meaningful words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded.split(/[^a-zа-я0-9]+/).filter((word) => word !== '' && !EMPTY_WORDS.has(word));
}
