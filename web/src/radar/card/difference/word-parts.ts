import { diffArrays } from 'diff';

/** A part of both texts, or of one of them. Parts in their order make up the texts again. */
export type TextPart = { text: string; side: 'both' | 'was' | 'now' };

/** A person waits no longer; texts that have nothing in common stay two. */
const MOST_MS = 300;

/** Words of any alphabet, what is between them, and signs one by one. */
const PIECES = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

const split = (text: string) => text.match(PIECES) ?? [];

/** What was taken from a text and what was put into it, by words. */
export function wordParts(was: string, now: string): TextPart[] {
  const found = diffArrays(split(was), split(now), { timeout: MOST_MS });
  if (found === undefined)
    return gather([
      { text: was, side: 'was' },
      { text: now, side: 'now' },
    ]);
  return gather(
    found.map(({ value, added, removed }) => ({
      text: value.join(''),
      side: added ? 'now' : removed ? 'was' : 'both',
    })),
  );
}

/** A space between two changed words belongs to the change: a sentence written anew is no list of words. */
function gather(parts: readonly TextPart[]): TextPart[] {
  const gathered: TextPart[] = [];
  const run = { was: '', now: '' };
  const close = () => {
    for (const side of ['was', 'now'] as const) {
      if (run[side] !== '') gathered.push({ text: run[side], side });
      run[side] = '';
    }
  };
  for (const [index, { text, side }] of parts.entries()) {
    if (side !== 'both') {
      run[side] += text;
      continue;
    }
    const isBetween = (run.was !== '' || run.now !== '') && index < parts.length - 1;
    if (isBetween && text.trim() === '') {
      run.was += text;
      run.now += text;
    } else {
      close();
      gathered.push({ text, side });
    }
  }
  close();
  return gathered;
}

/** The text of one side. */
export function partsOf(parts: readonly TextPart[], side: 'was' | 'now'): TextPart[] {
  return parts.filter((part) => part.side === 'both' || part.side === side);
}
