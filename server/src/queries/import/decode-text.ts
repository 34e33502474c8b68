import { isUtf8 } from 'node:buffer';
import type { UnreadableReason } from './query-file.ts';

type DecodedText = { text: string; encoding: string } | { unreadable: UnreadableReason };

const SAMPLE_BYTES = 64 * 1024;
/** Gzip, RAR, 7z, bzip2, XZ. */
const ARCHIVES = [
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
];

/** Text of a file in UTF-8, UTF-16 or Windows-1251, the encodings that spreadsheets and tools save CSV in. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { unreadable: 'oldExcel' };
  if (ARCHIVES.some((signature) => startsWith(bytes, signature))) return { unreadable: 'archive' };
  const decoded = decode(bytes);
  if ('unreadable' in decoded) return decoded;
  const start = decoded.text.slice(0, 200).trimStart().toLowerCase();
  if (/^<(?:!doctype|html|table|\?xml)/.test(start)) return { unreadable: 'html' };
  if (isJson(start, decoded.text)) return { unreadable: 'json' };
  return decoded;
}

function decode(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return { text: decodeAs('utf-8', bytes), encoding: 'utf-8-bom' };
  const utf16 = findUtf16(bytes);
  if (utf16) return { text: decodeAs(utf16, bytes), encoding: utf16 };
  if (isBinary(bytes)) return { unreadable: 'binary' };
  if (isUtf8(bytes)) return { text: decodeAs('utf-8', bytes), encoding: 'utf-8' };
  const text = decodeAs('utf-8', bytes);
  // A few damaged bytes among Cyrillic UTF-8 cost their own lines only; Windows-1251 decodes to almost nothing else.
  const isDamaged = countMatches(text, /[а-яё]/gi) > countMatches(text, /\uFFFD/g) * 10;
  return isDamaged
    ? { text, encoding: 'utf-8' }
    : { text: decodeAs('windows-1251', bytes), encoding: 'windows-1251' };
}

function countMatches(text: string, pattern: RegExp): number {
  return text.length - text.replace(pattern, '').length;
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

// Without a mark, the upper byte of Latin and Cyrillic letters tells: 0x00 or 0x04 in every second place.
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const length = Math.min(bytes.length, SAMPLE_BYTES) & ~1;
  const upper = [0, 0];
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] === 0x00 || bytes[index] === 0x04) upper[index % 2] = (upper[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = upper;
  if (length < 8 || Math.max(even, odd) < length * 0.45) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

// A stray NUL rejects its own line; only a file full of control bytes is no text at all.
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const controls = sample.reduce(
    (count, byte) => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d ? count + 1 : count),
    0,
  );
  return controls > 30 && controls > sample.length * 0.03;
}

// By its ends only: parsing megabytes of brackets takes seconds and gigabytes.
function isJson(start: string, text: string): boolean {
  const end = text.slice(-200).trimEnd();
  return (
    (/^\[\s*(?:[[{"\d]|$)/.test(start) && end.endsWith(']')) || (/^\{\s*"/.test(start) && end.endsWith('}'))
  );
}
