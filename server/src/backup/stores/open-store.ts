import path from 'node:path';
import type { BackupStore } from './backup-store.ts';
import { openFolderStore } from './folder-store.ts';
import { isS3Address, readS3Bucket } from './s3-bucket.ts';
import { openS3Store } from './s3-store.ts';

// A folder called "gs:" is never meant.
const ANOTHER_ADDRESS = /^\w+:\/\//;

/** A folder, or `s3://bucket/prefix` with the variables of S3. Throws a sentence when the latter are not there. */
export function openStore(
  place: string,
  variables: Readonly<Record<string, string | undefined>>,
): BackupStore {
  if (isS3Address(place)) return openS3Store(readS3Bucket(place, variables));
  if (ANOTHER_ADDRESS.test(place)) throw new Error(`${place} is neither a folder nor s3://BUCKET/PREFIX.`);
  return openFolderStore(path.resolve(place));
}
