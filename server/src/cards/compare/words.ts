const QUOTES = /[«»„“”‟"‹›″〝〞]/gu;
const APOSTROPHES = /[‘’‚‛'`´′]/gu;
const DASHES = /[‐‑‒–—―−﹘﹣－]/gu;
/** They are seen by nobody: soft hyphens, joiners, directions, the mark of byte order. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu;

/**
 * The words of a text, with what marketplaces reformat on their own taken out: spaces and breaks, the shape of quotes,
 * dashes and dots, composed or decomposed letters. Letters keep their case: a seller who shouts has changed the text.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(QUOTES, '"')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(DASHES, '-')
    .replaceAll('…', '...');
  return plain.split(/\s+/u).filter((word) => word !== '');
}

export function isSameText(was: string | null, now: string | null): boolean {
  return wordsOf(was ?? '').join(' ') === wordsOf(now ?? '').join(' ');
}
