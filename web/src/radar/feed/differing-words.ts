/** More of a text is read on the card's own page. */
const MOST_WORDS = 8;

const split = (text: string) => text.split(/\s+/u).filter((word) => word !== '');

function sharedFrom(was: readonly string[], now: readonly string[]): number {
  const most = Math.min(was.length, now.length);
  let shared = 0;
  while (shared < most && was[shared] === now[shared]) shared += 1;
  return shared;
}

export type WordsOfOne = { text: string; isCut: boolean };

function join(words: readonly string[], isCutBefore: boolean, isCutAfter: boolean): WordsOfOne {
  const isLong = words.length > MOST_WORDS;
  const text = words.slice(0, MOST_WORDS).join(' ');
  const end = isLong || isCutAfter ? '…' : '';
  return { text: `${isCutBefore ? '…' : ''}${text}${end}`, isCut: isLong || isCutBefore || isCutAfter };
}

/**
 * What differs of two texts, with one word before it: what both begin and end with is left out. Of two texts that differ
 * only in spaces, both whole.
 */
export function differingWords(was: string, now: string): { was: WordsOfOne; now: WordsOfOne } {
  const [before, after] = [split(was), split(now)];
  const start = sharedFrom(before, after);
  const end = sharedFrom(before.slice(start).toReversed(), after.slice(start).toReversed());
  const from = Math.max(0, start - 1);
  const piece = (words: readonly string[]) => {
    const to = words.length - end;
    return join(words.slice(from, Math.max(to, from + 1)), from > 0, end > 0 && to < words.length);
  };
  return { was: piece(before), now: piece(after) };
}
