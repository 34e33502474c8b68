import type { RejectReason } from './query-file.ts';

// Soft hyphen, zero-width and direction marks, BOM, and the placeholder that phones leave where a picture was pasted.
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFC]/g;
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;

/** One form of a text: composed letters, nothing invisible, single spaces. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** What makes a cleaned text unfit to store. U+FFFD stands where the bytes of the file made no character. */
export function findTextFault(text: string): RejectReason | null {
  if (CONTROL.test(text)) return 'controlCharacters';
  return text.isWellFormed() && !text.includes('\uFFFD') ? null : 'brokenText';
}

/** A piece of the file as it may be shown and stored in a report, whatever it holds. */
export function excerpt(text: string, maxLength = 200): string {
  const visible = text
    .slice(0, maxLength * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return visible.slice(0, maxLength).toWellFormed().replace(CONTROLS, '\uFFFD');
}

/** Text in quotes as people write it, whatever stands inside. */
export function unquote(text: string): string {
  return /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll('""', '"') : text;
}
