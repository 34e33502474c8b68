import type pg from 'pg';
import { startQueue } from '../../platform/background/queue.ts';
import { createLog } from '../../platform/log.ts';
import { migratePostgres } from '../../platform/migrations.ts';
import { readVersions } from '../dump-rows.ts';
import type { Manifest } from '../manifest.ts';

/** Whether anybody has an account here; undefined: there are no tables yet. */
export async function hasPeople(client: pg.Client): Promise<boolean | undefined> {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('public.users') as found",
  );
  if (rows[0]?.found === null) return undefined;
  const { rows: people } = await client.query('select 1 from users limit 1');
  return people.length > 0;
}

/** Tables as the backup had them: our own by migrations, the queue's by the queue. */
export async function makeRowTables(
  client: pg.Client,
  url: string,
  backup: Manifest['postgres'],
): Promise<void> {
  if ((await hasPeople(client)) !== undefined) {
    const { migrations } = await readVersions(client);
    if (migrations.length > backup.migrations.length)
      throw new Error(
        'PostgreSQL has tables of a newer version than the backup: create an empty database for it.',
      );
  }
  await migratePostgres(url, backup.migrations.at(-1));
  if (backup.queueVersion === null) return;
  const queue = await startQueue(url, createLog('silent'), { isWorker: false });
  await queue.stop();
  const { queueVersion } = await readVersions(client);
  if (queueVersion !== backup.queueVersion)
    throw new Error(
      `The job queue of the backup has version ${backup.queueVersion} and this one ${queueVersion}: restore with the Vitrina that made it.`,
    );
}
