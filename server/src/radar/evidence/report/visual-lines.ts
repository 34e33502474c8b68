import bidiFactory from 'bidi-js';

/** Letters that are drawn together, all in one direction. */
export type Piece = { text: string; width: number };
type Box = { width: number; widthOf: (text: string) => number };
type Span = { from: number; to: number };

const bidi = bidiFactory();

/** Words with the space behind each, in the order in which they are read. */
function listWords(text: string): Span[] {
  return [...text.matchAll(/[^ ]+ */g)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
}

/** As many words as fit; one that is longer than a line has a line of its own. */
function breakLines(text: string, { width, widthOf }: Box): Span[] {
  const lines: Span[] = [];
  for (const { from, to } of listWords(text)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(text.slice(line.from, to).trimEnd()) <= width) line.to = to;
    else lines.push({ from, to });
  }
  return lines;
}

/** Parts of a line of one direction each, in the order in which they are read; a space is a part of its own. */
function cut(text: string, levels: Uint8Array, { from, to }: Span): Span[] {
  const parts: Span[] = [];
  const isSpace = (place: number) => text[place] === ' ';
  for (let place = from; place < to; place += 1) {
    const part = parts.at(-1);
    const goesOn =
      part !== undefined && levels[place] === levels[place - 1] && !isSpace(place) && !isSpace(place - 1);
    if (goesOn) part.to = place + 1;
    else parts.push({ from: place, to: place + 1 });
  }
  return parts;
}

/** What is read from right to left, as the font is to be given it: it turns a piece with letters, and no other. */
function reverse(text: string): string {
  const mirrored = Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character);
  return (/\p{L}/u.test(text) ? mirrored : mirrored.toReversed()).join('');
}

/** What has letters begins where its first letter does, and a minus stands before its number. */
function baseOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (/\p{L}/u.test(text)) return 'auto';
  return text.startsWith('-') ? 'ltr' : 'rtl';
}

/**
 * A paragraph of a text that is read from right to left, in lines of pieces as they stand from left to right (UAX 9). The
 * letters of a piece are in the order in which they are read: whoever draws it shapes and turns them.
 */
export function visualLines(text: string, box: Box): Piece[][] {
  const embedding = bidi.getEmbeddingLevels(text, baseOf(text));
  const { levels } = embedding;
  return breakLines(text, box).map(({ from, to: end }) => {
    const to = from + text.slice(from, end).trimEnd().length;
    const places = new Map(
      bidi.getReorderedIndices(text, embedding, from, to - 1).map((place, nth) => [place, nth]),
    );
    return cut(text, levels, { from, to })
      .toSorted((one, other) => (places.get(one.from) ?? 0) - (places.get(other.from) ?? 0))
      .map((part) => {
        const read = text.slice(part.from, part.to);
        const isTurned = (levels[part.from] ?? 0) % 2 === 1;
        return { text: isTurned ? reverse(read) : read, width: box.widthOf(read) };
      });
  });
}
