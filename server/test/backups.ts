import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkBackup } from '../src/backup/check-backup.ts';
import { fitSecrets } from '../src/backup/restore/fit-secrets.ts';
import { restoreBackup } from '../src/backup/restore/restore-backup.ts';
import type { BackupStore } from '../src/backup/stores/backup-store.ts';
import { openFolderStore } from '../src/backup/stores/folder-store.ts';
import { type Installation, writeBackup } from '../src/backup/write-backup.ts';
import { SEALED_COLUMNS } from '../src/sealed-columns.ts';
import { SETTLERS } from '../src/settle-restored.ts';
import type { TestApp } from './app.ts';
import { createDatabases } from './database.ts';

export function installationOf({ context: { env } }: Pick<TestApp, 'context'>): Installation {
  return {
    postgresUrl: env.DATABASE_URL,
    clickhouseUrl: env.CLICKHOUSE_URL,
    clickhouseDatabase: env.CLICKHOUSE_DATABASE,
    dataDir: env.DATA_DIR,
  };
}

type Folder = { folder: string; store: BackupStore; remove(): Promise<void> };

export async function makeFolder(): Promise<Folder> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-backup-'));
  return {
    folder,
    store: openFolderStore(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export const backUp = (installation: Installation, store: BackupStore, passphrase?: string) =>
  writeBackup(installation, { store, product: '1.2.3', sealedColumns: SEALED_COLUMNS, passphrase });

/** Somewhere empty, with the keys of another installation where they are not sealed in the backup. */
export async function makeTarget(dataDir: string): Promise<Installation & { drop(): Promise<void> }> {
  const { postgresUrl, clickhouseUrl, clickhouseDatabase, drop } = await createDatabases();
  return { postgresUrl, clickhouseUrl, clickhouseDatabase, dataDir, drop };
}

type Options = { settle?: typeof SETTLERS; passphrase?: string };

export async function restore(
  target: Installation,
  store: BackupStore,
  { settle = SETTLERS, passphrase = '' }: Options = {},
): Promise<void> {
  const { manifest } = await checkBackup(store);
  const readPassphrase = async () => passphrase;
  const placeSecrets = await fitSecrets({ store, dataDir: target.dataDir, readPassphrase }, manifest);
  await restoreBackup(target, { store, manifest, placeSecrets, settle });
}
