import { listMigrations } from '../platform/migrations.ts';
import { findFault } from './file-store.ts';
import { listFiles, type Manifest, readNewestManifest } from './manifest.ts';
import type { BackupStore } from './stores/backup-store.ts';

/** The newest backup of a store with every file read through. Throws a sentence that names what is wrong. */
export async function checkBackup(store: BackupStore): Promise<{ name: string; manifest: Manifest }> {
  const newest = await readNewestManifest(store);
  for (const file of listFiles(newest.manifest)) {
    const fault = await findFault(store, file);
    if (fault) throw new Error(fault);
  }
  return newest;
}

const isBeginning = (done: readonly string[], all: readonly string[]) =>
  done.every((name, index) => name === all[index]);

/** Tables are made by our own migrations up to those of the backup, so all of them must be known here. */
export async function refuseForeign({ product, postgres, clickhouse }: Manifest): Promise<void> {
  const known = await listMigrations();
  if (
    !isBeginning(postgres.migrations, known.postgres) ||
    !isBeginning(clickhouse.migrations, known.clickhouse)
  )
    throw new Error(
      `The backup was made by Vitrina ${product}, whose tables this version does not know: restore with that one.`,
    );
}
