import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { checkBackup } from '../src/backup/check-backup.ts';
import { fitSecrets } from '../src/backup/restore/fit-secrets.ts';
import { restoreBackup } from '../src/backup/restore/restore-backup.ts';
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

export async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-backup-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export const backUp = (installation: Installation, folder: string, passphrase?: string) =>
  writeBackup(installation, { folder, product: '1.2.3', sealedColumns: SEALED_COLUMNS, passphrase });

/** Somewhere empty, with the keys of another installation where they are not sealed in the backup. */
export async function makeTarget(dataDir: string): Promise<Installation & { drop(): Promise<void> }> {
  const { postgresUrl, clickhouseUrl, clickhouseDatabase, drop } = await createDatabases();
  return { postgresUrl, clickhouseUrl, clickhouseDatabase, dataDir, drop };
}

type Options = { settle?: typeof SETTLERS; passphrase?: string };

export async function restore(
  target: Installation,
  folder: string,
  { settle = SETTLERS, passphrase = '' }: Options = {},
): Promise<void> {
  const { manifest } = await checkBackup(folder);
  const readPassphrase = async () => passphrase;
  const placeSecrets = await fitSecrets({ folder, dataDir: target.dataDir, readPassphrase }, manifest);
  await restoreBackup(target, { folder, manifest, placeSecrets, settle });
}
