import { mkdirSync } from 'node:fs';
import {
  hasSecretsFile,
  parseSecrets,
  readSecretsFile,
  writeSecretsFile,
} from '../../platform/secrets/key-file.ts';
import { readStored } from '../file-store.ts';
import type { Manifest, StoredFile } from '../manifest.ts';
import { listMissingKeys, openSecrets } from '../seal-secrets.ts';
import type { BackupStore } from '../stores/backup-store.ts';

type Options = { store: BackupStore; dataDir: string; readPassphrase: () => Promise<string> };

async function openSealed({ store, readPassphrase }: Options, file: StoredFile) {
  const text = Buffer.concat(await readStored(store, file).toArray()).toString();
  return parseSecrets(await openSecrets(await readPassphrase(), text));
}

/**
 * Finds the keys that the backup's values name: in the secrets.json that stands there, or else sealed in the backup. Throws
 * a sentence when some are missing. The answer puts a sealed file in place.
 */
export async function fitSecrets(options: Options, { secrets, keys }: Manifest): Promise<() => void> {
  const { dataDir } = options;
  const isThere = hasSecretsFile(dataDir);
  if (!isThere && secrets === null)
    throw new Error(`Put the secrets.json of the product that was backed up into ${dataDir} first.`);
  const content = isThere || secrets === null ? readSecretsFile(dataDir) : await openSealed(options, secrets);
  const missing = listMissingKeys(content, keys);
  if (missing.length > 0)
    throw new Error(
      `${isThere ? `${dataDir}/secrets.json` : 'The sealed secrets.json'} does not open the values of this backup: its key ${missing.join(', ')} is missing or another one.`,
    );
  return () => {
    if (isThere) return;
    mkdirSync(dataDir, { recursive: true });
    writeSecretsFile(dataDir, content);
  };
}
