// npm run restore -- --from FOLDER [--data ./data]: the newest backup of a folder into an empty installation.
import path from 'node:path';
import { checkBackup, refuseForeign } from '../server/src/backup/check-backup.ts';
import { fitSecrets } from '../server/src/backup/restore/fit-secrets.ts';
import { restoreBackup } from '../server/src/backup/restore/restore-backup.ts';
import { SETTLERS } from '../server/src/settle-restored.ts';
import { describeBackup } from './backup/describe-backup.ts';
import { areServersNamed, holdFolder, withInstallation } from './backup/find-installation.ts';
import { readRestoreOrder } from './backup/read-backup-order.ts';
import { readPassphrase } from './backup/read-passphrase.ts';

// Everything that can be wrong with the backup is found before a database is so much as started.
async function restore(folder: string, data: string): Promise<void> {
  const { name, manifest } = await checkBackup(folder);
  await refuseForeign(manifest);
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? data);
  const placeSecrets = await fitSecrets({ folder, dataDir, readPassphrase }, manifest);
  const run = () =>
    withInstallation(data, (installation) =>
      restoreBackup(installation, { folder, manifest, placeSecrets, settle: SETTLERS }),
    );
  // A product that starts on the folder meanwhile is refused, and so is one that runs there.
  await (areServersNamed() ? run() : holdFolder(data, run));
  console.log(`${name} is restored. ${describeBackup(manifest)}`);
  if (!areServersNamed()) console.log(`Start it without a demo: npm start -- --data ${data} --no-demo`);
}

try {
  const order = readRestoreOrder(process.argv.slice(2));
  await restore(path.resolve(order.folder), path.resolve(order.data));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
