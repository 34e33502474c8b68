import type { Readable } from 'node:stream';
import { UPLOAD_LIMITS } from '@vitrina/contract/upload-limits.ts';
import * as yauzl from 'yauzl';
import { checkLimit } from './limit-error.ts';

export type Archive = {
  names: readonly string[];
  /** Unpacks as it is read and fails where a part is longer than it declared. */
  open(name: string): Promise<Readable>;
};

const MEGABYTE = 1024 * 1024;
/** Below this a ratio says nothing: an empty workbook is mostly the same few lines. */
const RATIO_FREE_BYTES = MEGABYTE;

/** Whether it grows more than text does. */
export function growsTooMuch(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > RATIO_FREE_BYTES + packedBytes * UPLOAD_LIMITS.unpackRatio;
}

/** The XML parts of a zip. What it promises is judged before anything is unpacked. Throws on a damaged one. */
export async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  checkLimit('parts', zip.entryCount);
  const entries = new Map<string, yauzl.Entry>();
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    if (!/\.(?:xml|rels)$/.test(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Error('encrypted');
    if (entries.has(entry.fileName)) throw new Error('two parts of one name');
    entries.set(entry.fileName, entry);
    unpackedBytes += entry.uncompressedSize;
    checkLimit('unpackedMb', unpackedBytes / MEGABYTE);
  }
  if (growsTooMuch(unpackedBytes, bytes.byteLength))
    checkLimit('unpackRatio', unpackedBytes / bytes.byteLength);
  return {
    names: [...entries.keys()],
    open: async (name) => {
      const entry = entries.get(name);
      if (!entry) throw new Error(`no part ${name}`);
      return zip.openReadStreamPromise(entry);
    },
  };
}
