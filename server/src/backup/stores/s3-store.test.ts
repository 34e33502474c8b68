import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  openTestBucket,
  type S3Fault,
  type S3Storage,
  startS3Storage,
} from '../../../test/fakes/s3-storage.ts';
import { findFault, isStored, readStored, storeFile, sweepFiles } from '../file-store.ts';
import type { BackupStore } from './backup-store.ts';

let storage: S3Storage;
let store: BackupStore;
let drafts: string;
beforeEach(async () => {
  drafts = await mkdtemp(path.join(os.tmpdir(), 'vitrina-drafts-'));
  vi.stubEnv('TMPDIR', drafts);
  storage = await startS3Storage();
  store = openTestBucket(storage);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(drafts, { recursive: true });
  await storage.stop();
});

const SHORT = Buffer.from('one');
/** No compression makes it less than three parts. */
const LONG = randomBytes(10_000);

const put = (bytes: Buffer) => storeFile(store, Readable.from([bytes]));
const contentOf = async (file: Awaited<ReturnType<typeof put>>) =>
  Buffer.concat(await readStored(store, file).toArray());

/** Fails the first requests of this beginning, as many as there are faults. */
function failFirst(beginning: string, faults: readonly S3Fault[]): void {
  const left = [...faults];
  storage.fail = (call) => (call.startsWith(beginning) ? left.shift() : undefined);
}

describe('a file', () => {
  it.each([
    ['a short one', SHORT, 0],
    ['a long one, in parts', LONG, 3],
  ])('%s is kept once and comes back as it was', async (_, bytes, parts) => {
    const file = await put(bytes);
    expect(await put(bytes)).toEqual(file);
    expect([...storage.objects.keys()]).toEqual([`vitrina/files/${file.sha256}`]);
    expect(storage.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(Math.max(parts, 1));
    expect(await contentOf(file)).toEqual(bytes);
    expect(await isStored(store, file)).toBe(true);
    expect(await findFault(store, file)).toBe(undefined);
    expect(await readdir(drafts)).toEqual([]);
  });

  it.each<[string, string, S3Fault[]]>([
    ['is refused for the moment', 'PUT', [503, 429, 500, 408, 503]],
    ['has its line cut', 'PUT', ['lost', 'cut', 'lost']],
    ['begins while the storage is busy', 'POST', [503, 429]],
  ])('is sent again when it %s', async (_, beginning, faults) => {
    failFirst(beginning, faults);
    expect(await contentOf(await put(LONG))).toEqual(LONG);
    expect(storage.uploads.size).toBe(0);
  });

  it('whose last answer is lost is there all the same', async () => {
    let posts = 0;
    storage.fail = (call) => (call.startsWith('POST') && (posts += 1) === 2 ? 'lost' : undefined);
    expect(await contentOf(await put(LONG))).toEqual(LONG);
    expect(posts).toBe(3);
  });

  it('is read on from where a line broke', async () => {
    const file = await put(LONG);
    failFirst('GET', ['cut', 'cut', 503, 'cut']);
    expect(await contentOf(file)).toEqual(LONG);
  });

  it('that cannot be sent leaves no parts, and nothing under its name', async () => {
    storage.fail = (call) => (call.startsWith('PUT') ? 503 : undefined);
    await expect(put(LONG)).rejects.toThrow(/The storage does not answer PUT s3:.*: 503 SlowDown\./);
    expect([storage.objects.size, storage.uploads.size]).toEqual([0, 0]);
  });

  it('whose line breaks again and again is an error, never a shorter file', async () => {
    const file = await put(LONG);
    storage.fail = (call) => (call.startsWith('GET') ? 'cut' : undefined);
    await expect(contentOf(file)).rejects.toThrow(/breaks off after \d+ bytes/);
  });

  it.each<[string, RegExp, (key: string, bytes: Buffer) => unknown]>([
    [
      'is missing',
      /^s3:\/\/backups\/vitrina\/files\/\w+ is missing\.$/,
      (key) => storage.objects.delete(key),
    ],
    ['is cut', /is cut: it has 9 bytes/, (key, bytes) => storage.objects.set(key, bytes.subarray(0, 9))],
    ['was changed', /was changed/, (key, bytes) => storage.objects.set(key, Buffer.alloc(bytes.length))],
  ])('that %s is named', async (_, sentence, damage) => {
    const file = await put(LONG);
    const key = `vitrina/files/${file.sha256}`;
    damage(key, storage.objects.get(key) ?? Buffer.alloc(0));
    expect(await findFault(store, file)).toMatch(sentence);
  });
});

it('lists what stands on a shelf, page by page, and sweeps what nobody names', async () => {
  const files = await Promise.all(Array.from({ length: 8 }, (_, index) => put(Buffer.from(`file ${index}`))));
  storage.objects.set('vitrina/files/deeper/below', SHORT);
  storage.objects.set('vitrina2/files/of-others', SHORT);
  const names = files.map(({ sha256 }) => sha256);
  expect((await store.list('files')).toSorted()).toEqual(names.toSorted());
  expect(await store.list('backups')).toEqual([]);
  await sweepFiles(store, new Set(names.slice(0, 2)));
  expect((await store.list('files')).toSorted()).toEqual(names.slice(0, 2).toSorted());
  expect([...storage.objects.keys()]).toEqual(
    expect.arrayContaining(['vitrina/files/deeper/below', 'vitrina2/files/of-others']),
  );
});

it('a bucket without a prefix has its shelves at its top', async () => {
  store = openTestBucket(storage, '');
  const { sha256 } = await put(SHORT);
  expect(await store.list('files')).toEqual([sha256]);
  expect([...storage.objects.keys()]).toEqual([`files/${sha256}`]);
});

describe('a refusal is said once, in the words of the storage', () => {
  it('for keys that it does not know', async () => {
    store = openTestBucket(storage, '/vitrina', {
      AWS_ACCESS_KEY_ID: 'vitrina-test',
      AWS_SECRET_ACCESS_KEY: 'another secret',
    });
    const listing = store.list('backups');
    await expect(listing).rejects.toThrow(
      'The storage refused GET s3://backups/vitrina/: 403 SignatureDoesNotMatch.',
    );
    expect(storage.calls).toHaveLength(1);
    await expect(listing).rejects.not.toThrow(/another secret/);
  });

  it('for a bucket that is not there', async () => {
    storage.bucket = 'another';
    await expect(store.list('backups')).rejects.toThrow(/404 NoSuchBucket/);
  });
});
