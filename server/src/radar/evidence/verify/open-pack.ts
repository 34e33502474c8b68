import { Buffer } from 'node:buffer';
import * as yauzl from 'yauzl';
import { MANIFEST, SUMS } from '../files/write-manifest.ts';

/** What a pack may hold: a year of snapshots and pictures is far less. */
const PACK_LIMITS = { files: 5000, fileBytes: 128 * 1024 * 1024, bytes: 256 * 1024 * 1024 } as const;

const NAMES = new RegExp(
  `^(?:report(?:\\.(?:en|fr|ar))?\\.pdf|episodes\\.csv|looks\\.csv|snapshots\\.json|pictures/[0-9a-f]{64}\\.webp|${MANIFEST.replace('.', '\\.')}|${SUMS.replace('.', '\\.')})$`,
);

/** Something is wrong with a file of the pack, at a place that a person can find. */
export type Fault = { file: string; place: string | null; what: string };

export type OpenedPack = { files: Map<string, Uint8Array>; faults: Fault[] };

/** Named where no file of it is. */
export const ARCHIVE = 'the archive';

/**
 * The files of an archive that somebody hands in. Nothing is written anywhere; names that are none of a pack's are refused,
 * and no more is unpacked than the limits allow, whatever the archive declares.
 */
export async function openPack(bytes: Uint8Array): Promise<OpenedPack> {
  const files = new Map<string, Uint8Array>();
  const faults: Fault[] = [];
  let unpacked = 0;
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (zip.entryCount > PACK_LIMITS.files)
      return refuse(`it has ${zip.entryCount} files, more than ${PACK_LIMITS.files}`);
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (!NAMES.test(name)) {
        faults.push({ file: name, place: null, what: 'a pack has no such file; it was not unpacked' });
        continue;
      }
      if (files.has(name)) {
        faults.push({ file: name, place: null, what: 'it is in the archive twice' });
        continue;
      }
      unpacked += entry.uncompressedSize;
      if (entry.uncompressedSize > PACK_LIMITS.fileBytes || unpacked > PACK_LIMITS.bytes)
        return refuse(`unpacked it would be larger than ${PACK_LIMITS.bytes / 1024 / 1024} MB`);
      try {
        files.set(name, await readEntry(zip, entry));
      } catch (error) {
        faults.push({ file: name, place: null, what: `it cannot be unpacked: ${messageOf(error)}` });
      }
    }
  } catch (error) {
    faults.push({ file: ARCHIVE, place: null, what: `it is broken: ${messageOf(error)}` });
  }
  return { files, faults };
}

function refuse(what: string): OpenedPack {
  return { files: new Map(), faults: [{ file: ARCHIVE, place: null, what: `refused: ${what}` }] };
}

async function readEntry(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // It fails by itself where a file is longer than it declared.
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const part of stream) {
    parts.push(part);
    bytes += part.length;
    if (bytes > PACK_LIMITS.fileBytes) throw new Error('it is longer than it says');
  }
  return new Uint8Array(Buffer.concat(parts));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
