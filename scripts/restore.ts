// npm run restore -- --from PLACE [--data ./data]: the newest backup of a folder or bucket into an empty installation.
import path from 'node:path';
import { checkBackup, refuseForeign } from '../server/src/backup/check-backup.ts';
import { fitSecrets } from '../server/src/backup/restore/fit-secrets.ts';
import { restoreBackup } from '../server/src/backup/restore/restore-backup.ts';
import { openStore } from '../server/src/backup/stores/open-store.ts';
import { SETTLERS } from '../server/src/settle-restored.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { areServersNamed, holdFolder, withInstallation } from './backup/find-installation.ts';
import { readRestoreOrder } from './backup/read-backup-order.ts';
import { readPassphrase } from './backup/read-passphrase.ts';

// Everything that can be wrong with the backup is found before a database is so much as started.
async function restore(place: string, data: string): Promise<void> {
  if (process.env['CLICKHOUSE_CLUSTER'])
    throw new Error(
      'A backup is restored onto one node, and its rows are spread from there: docs/operations.md.',
    );
  const store = openStore(place, process.env);
  const { name, manifest } = await checkBackup(store);
  await refuseForeign(manifest);
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? data);
  const placeSecrets = await fitSecrets({ store, dataDir, readPassphrase }, manifest);
  const run = () =>
    withInstallation(data, (installation) =>
      restoreBackup(installation, { store, manifest, placeSecrets, settle: SETTLERS }),
    );
  // A product that starts on the folder meanwhile is refused, and so is one that runs there.
  await (areServersNamed() ? run() : holdFolder(data, run));
  console.log(`${name} is restored. ${describeBackup(manifest)}`);
  if (!areServersNamed()) console.log(`Start it without a demo: npm start -- --data ${data} --no-demo`);
}

try {
  const order = readRestoreOrder(process.argv.slice(2));
  await restore(order.place, path.resolve(order.data));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
