// npm run backup -- --to PLACE [--with-secrets] [--data ./data]: both databases, while the product runs or stands. A place
// is a folder or s3://BUCKET/PREFIX.
// npm run backup -- --verify PLACE: whether the newest backup there is as it was written.
import path from 'node:path';
import manifest from '../server/package.json' with { type: 'json' };
import { checkBackup } from '../server/src/backup/check-backup.ts';
import { openStore } from '../server/src/backup/stores/open-store.ts';
import { writeBackup } from '../server/src/backup/write-backup.ts';
import { SEALED_COLUMNS } from '../server/src/sealed-columns.ts';
import { describeBackup, toMegabytes } from './backup/describe-backup.ts';
import { holdPlace, requireData, withInstallation } from './backup/find-installation.ts';
import { type BackupOrder, readBackupOrder } from './backup/read-backup-order.ts';
import { readPassphrase } from './backup/read-passphrase.ts';

type WriteOrder = Extract<BackupOrder, { kind: 'write' }>;

async function write({ place, data, isWithSecrets }: WriteOrder): Promise<void> {
  if (process.env['CLICKHOUSE_REPLICATED'] === 'on')
    throw new Error('A cluster with replicas is backed up by ClickHouse itself: docs/operations.md.');
  const store = openStore(place, process.env);
  requireData(path.resolve(data));
  const passphrase = isWithSecrets ? await readPassphrase() : undefined;
  const options = { store, product: manifest.version, sealedColumns: SEALED_COLUMNS, passphrase };
  await withInstallation(path.resolve(data), async (installation) => {
    const written = await holdPlace(place, () => writeBackup(installation, options));
    console.log(describeBackup(written.manifest));
    console.log(
      `${written.name} is new with ${toMegabytes(written.newBytes)}; storing places and shelves waited for ${written.manifest.pausedMs} ms.`,
    );
    if (!isWithSecrets)
      console.log(
        `Keep a copy of ${path.join(installation.dataDir, 'secrets.json')} apart from the backup: without it nobody can restore.`,
      );
  });
}

async function verify(place: string): Promise<void> {
  const found = await checkBackup(openStore(place, process.env));
  console.log(`${found.name} is whole. ${describeBackup(found.manifest)}`);
}

try {
  const order = readBackupOrder(process.argv.slice(2));
  await (order.kind === 'verify' ? verify(order.place) : write(order));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
