/** The contract: a message has at most 4096 characters after entities are parsed. */
export const LONGEST_MESSAGE = 4096;

// A tag, a reference, or a character.
const PIECE = /<[^>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|./gisu;

/** Counted as the messenger counts places, in UTF-16 units; a reference stands for a character of one. */
function lengthOf(piece: string): number {
  if (piece.startsWith('<') && piece.length > 1) return 0;
  return piece.startsWith('&') ? 1 : piece.length;
}

export function visibleLength(html: string): number {
  return (html.match(PIECE) ?? []).reduce((sum, piece) => sum + lengthOf(piece), 0);
}

/** Where a message that begins at a piece has to end: at the last line that fits, or in the middle of a long one. */
function findCut(pieces: readonly string[], from: number, longest: number): number {
  let length = 0;
  let lineEnd: number | undefined;
  for (let at = from; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    length += lengthOf(piece);
    if (length > longest) return lineEnd ?? at;
    if (piece === '\n') lineEnd = at + 1;
  }
  return pieces.length;
}

/** The tags that are open after some pieces, if these were open before. */
function listOpen(before: readonly string[], pieces: readonly string[]): string[] {
  const open = [...before];
  for (const piece of pieces) {
    if (lengthOf(piece) > 0) continue;
    if (piece.startsWith('</')) open.pop();
    else open.push(piece);
  }
  return open;
}

const closingOf = (tag: string) => `</${/^<([^\s>]+)/.exec(tag)?.[1] ?? ''}>`;

/** Messages that say together what one too long for the messenger would; tags are closed and opened anew. */
export function splitHtml(html: string, longest = LONGEST_MESSAGE): string[] {
  const pieces: readonly string[] = html.match(PIECE) ?? [];
  const messages: string[] = [];
  let open: string[] = [];
  for (let from = 0; from < pieces.length; ) {
    const to = findCut(pieces, from, longest);
    const part = pieces.slice(from, to);
    const left = listOpen(open, part);
    // The messenger refuses a message that shows nothing.
    if (part.some((piece) => lengthOf(piece) > 0 && piece.trim() !== ''))
      messages.push([...open, ...part, ...left.map(closingOf).toReversed()].join(''));
    open = left;
    from = to;
  }
  return messages;
}
