import { inflateRawSync } from 'node:zlib';
import type { QueryFileRefusal } from './query-file.ts';

/** A 20 MB workbook of text unpacks to 100 MB or so; an archive that promises more is not a list of queries. */
const MAX_UNPACKED_BYTES = 160 * 1024 * 1024;
const MAX_PARTS = 500;

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;

type WorkbookPart = { name: string; data: Buffer };
type Entry = { name: string; method: number; packedBytes: number; unpackedBytes: number; offset: number };

const BROKEN = { refused: 'unreadable', detail: { reason: 'brokenWorkbook' } } as const;
const TOO_LARGE = {
  refused: 'tooLarge',
  detail: { measure: 'unpackedBytes', limit: MAX_UNPACKED_BYTES },
} as const;

/** The XML parts of a workbook. Declared sizes are summed before anything is unpacked, then held to. */
export function unpackWorkbook(bytes: Uint8Array): WorkbookPart[] | QueryFileRefusal {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = listEntries(zip).filter(({ name }) => /\.(?:xml|rels)$/.test(name));
    if (new Set(entries.map(({ name }) => name)).size !== entries.length) return BROKEN;
    if (entries.length > MAX_PARTS) return TOO_LARGE;
    if (entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0) > MAX_UNPACKED_BYTES) return TOO_LARGE;
    return entries.map((entry) => ({ name: entry.name, data: unpack(zip, entry) }));
  } catch {
    // Offsets outside the file, damaged streams and parts longer than they declared.
    return BROKEN;
  }
}

function listEntries(zip: Buffer): Entry[] {
  let end = zip.length - END_BYTES;
  const lowest = Math.max(0, end - MAX_COMMENT_BYTES);
  while (zip.readUInt32LE(end) !== END_SIGNATURE) {
    end -= 1;
    if (end < lowest) throw new Error('no end of central directory');
  }
  const count = zip.readUInt16LE(end + 10);
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new Error('no entry of central directory');
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packedBytes: zip.readUInt32LE(at + 20),
      unpackedBytes: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack(zip: Buffer, entry: Entry): Buffer {
  const start = entry.offset + 30 + zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28);
  const packed = zip.subarray(start, start + entry.packedBytes);
  if (entry.method !== 0 && entry.method !== 8) throw new Error('unknown compression');
  const data =
    entry.method === 0
      ? packed
      : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.unpackedBytes) });
  if (data.length !== entry.unpackedBytes) throw new Error('size differs from the declared one');
  return data;
}
