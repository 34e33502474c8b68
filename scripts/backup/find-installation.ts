import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { isS3Address } from '../../server/src/backup/stores/s3-bucket.ts';
import type { Installation } from '../../server/src/backup/write-backup.ts';
import { CLICKHOUSE_DATABASE } from '../../server/src/platform/env.ts';
import { lockFolder } from '../engines/lock-folder.ts';
import { type EngineUrls, withEngines } from '../with-engines.ts';

/** Databases whose addresses the environment names are somebody else's to run. */
export const areServersNamed = () => Boolean(process.env['DATABASE_URL'] && process.env['CLICKHOUSE_URL']);

/** Both databases and the folder of the keys: of a data folder, or as the environment names them. */
export async function withInstallation<T>(
  data: string,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const run = ({ DATABASE_URL, CLICKHOUSE_URL }: EngineUrls) =>
    work({
      postgresUrl: DATABASE_URL,
      clickhouseUrl: CLICKHOUSE_URL,
      clickhouseDatabase: process.env['CLICKHOUSE_DATABASE'] ?? CLICKHOUSE_DATABASE,
      clickhouseCluster: process.env['CLICKHOUSE_CLUSTER'] ?? '',
      dataDir: path.resolve(process.env['DATA_DIR'] ?? data),
    });
  return withEngines(data, run);
}

export function requireData(data: string): void {
  if (!areServersNamed() && !existsSync(path.join(data, 'postgres')))
    throw new Error(
      `${data} holds no product: name its folder by --data, or DATABASE_URL and CLICKHOUSE_URL.`,
    );
}

/** Does `work` while nobody else works on the folder: a product that starts, or another backup. */
export async function holdFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  if (lock.holder) throw new Error(`${folder} is in use by process ${lock.holder.pid}.`);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** The same for a place of backups. Nobody can lock a bucket; what protects it is that a product is backed up by one process at a time. */
export const holdPlace = <T>(place: string, work: () => Promise<T>): Promise<T> =>
  isS3Address(place) ? work() : holdFolder(path.resolve(place), work);
