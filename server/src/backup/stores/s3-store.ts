import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStore, Key, WholeFile } from './backup-store.ts';
import type { S3Bucket } from './s3-bucket.ts';
import { ATTEMPTS, createS3Client, type S3Client, StorageRefusal } from './s3-client.ts';
import { readElements } from './s3-xml.ts';

const PART_BYTES = 64 * 1024 * 1024;
/** The protocol knows no upload of more. */
const MOST_PARTS = 10_000;

const textOf = ({ shelf, name }: Key) => `${shelf}/${name}`;

async function hashPart(draft: string, start: number, end: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(draft, { start, end: end - 1 }), hash);
  return hash.digest('hex');
}

function firstOf(xml: string, name: string): string {
  const [value] = readElements(xml, [name])[name] ?? [];
  if (value === undefined) throw new Error(`The storage answered without ${name}: it is no storage of S3.`);
  return value;
}

type Upload = { key: string; draft: string; bytes: number; partBytes: number };

async function sendParts(client: S3Client, uploadId: string, { key, draft, bytes, partBytes }: Upload) {
  const blob = await openAsBlob(draft);
  const parts: string[] = [];
  for (let start = 0, number = 1; start < bytes; start += partBytes, number += 1) {
    const end = Math.min(start + partBytes, bytes);
    const response = await client.call({
      method: 'PUT',
      key,
      query: { partNumber: String(number), uploadId },
      body: blob.slice(start, end),
      sha256: await hashPart(draft, start, end),
    });
    const tag = response.headers.get('etag')?.replaceAll('"', '&quot;') ?? '';
    parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${tag}</ETag></Part>`);
  }
  return `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
}

/** A file too large for one request becomes one when its last part is there. */
async function sendInParts(client: S3Client, upload: Upload): Promise<void> {
  const { key } = upload;
  const begun = await client.call({ method: 'POST', key, query: { uploads: '' } });
  const uploadId = firstOf(await begun.text(), 'UploadId');
  try {
    const list = await sendParts(client, uploadId, upload);
    const sha256 = createHash('sha256').update(list).digest('hex');
    const done = await client.call({
      method: 'POST',
      key,
      query: { uploadId },
      body: new Blob([list]),
      sha256,
    });
    // An answer of 200 that begins before the parts are put together may still end in an error.
    firstOf(await done.text(), 'ETag');
  } catch (error) {
    await client.call({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

/** A line that breaks is taken up again where it broke. */
async function* readOn(client: S3Client, key: string): AsyncGenerator<Uint8Array, void> {
  let offset = 0;
  for (let failed = 1; ; failed += 1) {
    const headers: Record<string, string> = offset > 0 ? { range: `bytes=${offset}-` } : {};
    const { body, status } = await client.call({ method: 'GET', key, headers });
    if (offset > 0 && status !== 206) throw new Error(`The storage does not send parts of ${key}.`);
    try {
      for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
        offset += chunk.length;
        yield chunk;
      }
      return;
    } catch (error) {
      if (failed === ATTEMPTS) throw new Error(`${key} breaks off after ${offset} bytes.`, { cause: error });
    }
    await client.pause(failed);
  }
}

async function listNames(client: S3Client, prefix: string): Promise<string[]> {
  const names: string[] = [];
  let continuation: Record<string, string> = {};
  for (;;) {
    const query = { 'list-type': '2', prefix, ...continuation };
    const page = await client.call({ method: 'GET', query });
    const { Key: keys = [], NextContinuationToken: next = [] } = readElements(await page.text(), [
      'Key',
      'NextContinuationToken',
    ]);
    names.push(...keys.map((key) => key.slice(prefix.length)));
    const [token] = next;
    // What somebody keeps further below is not ours.
    if (!token) return names.filter((name) => name && !name.includes('/'));
    continuation = { 'continuation-token': token };
  }
}

type Options = { partBytes?: number; firstPauseMs?: number };

/** In a bucket. What is not whole yet waits in this machine's temporary folder. */
export function openS3Store(
  bucket: S3Bucket,
  { partBytes = PART_BYTES, firstPauseMs }: Options = {},
): BackupStore {
  const client = createS3Client(bucket, firstPauseMs);
  const sizeOf = async (key: string) => {
    try {
      const { headers } = await client.call({ method: 'HEAD', key });
      return Number(headers.get('content-length'));
    } catch (error) {
      if (error instanceof StorageRefusal && error.status === 404) return undefined;
      throw error;
    }
  };
  const place = async (draft: string, key: string, { sha256, bytes }: WholeFile) => {
    if (bytes <= partBytes) {
      await client.call({ method: 'PUT', key, body: await openAsBlob(draft), sha256 });
      return;
    }
    const least = Math.ceil(bytes / MOST_PARTS);
    try {
      await sendInParts(client, { key, draft, bytes, partBytes: Math.max(partBytes, least) });
    } catch (error) {
      // The end of an upload whose answer was lost is unknown to the storage when it is sent again.
      if ((await sizeOf(key)) !== bytes) throw error;
    }
  };
  return {
    nameOf: (key) => (key ? `${bucket.address}/${textOf(key)}` : bucket.address),
    draftPath: async () => path.join(os.tmpdir(), `vitrina-backup-${randomUUID()}.new`),
    place: (draft, key, file) => place(draft, textOf(key), file),
    read: (key) => Readable.from(readOn(client, textOf(key)), { objectMode: false }),
    sizeOf: (key) => sizeOf(textOf(key)),
    list: (shelf) => listNames(client, `${bucket.prefix}${shelf}/`),
    remove: async (key) => {
      await client.call({ method: 'DELETE', key: textOf(key) });
    },
  };
}
