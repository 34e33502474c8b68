import { randomUUID } from 'node:crypto';
import { type ClickHouse, connectClickHouse } from '../../platform/clickhouse/client.ts';
import { migrateClickHouse, migratePostgres } from '../../platform/migrations.ts';
import { connectPostgres, type Db } from '../../platform/postgres/database.ts';
import { refuseForeign } from '../check-backup.ts';
import { connectAlone } from '../hold-outboxes.ts';
import type { Manifest } from '../manifest.ts';
import { connectNativeBlocks } from '../native-blocks.ts';
import type { BackupStore } from '../stores/backup-store.ts';
import type { Installation } from '../write-backup.ts';
import { loadColumns } from './load-columns.ts';
import { loadRows } from './load-rows.ts';
import { hasPeople, makeRowTables } from './make-row-tables.ts';
import { dropMark, findFullTable, makeMarkedTables, readMark } from './restore-mark.ts';

/** Ends what was half done in a tool at the moment of the backup; done again it changes nothing. */
export type Settle = (stores: { db: Db; clickhouse: ClickHouse }) => Promise<void>;

type Options = {
  store: BackupStore;
  manifest: Manifest;
  placeSecrets: () => void;
  settle: readonly Settle[];
};

/** The mark of the restore whose rows PostgreSQL has; they come with it or not at all. */
async function readLoaded(postgresUrl: string): Promise<{ hasRows: boolean; mark: string | null }> {
  const client = await connectAlone(postgresUrl);
  try {
    const hasRows = (await hasPeople(client)) === true;
    const { rows } = await client.query<{ mark: string | null }>(
      "select obj_description(to_regclass('public.users'), 'pg_class') as mark",
    );
    return { hasRows, mark: rows[0]?.mark ?? null };
  } finally {
    await client.end();
  }
}

const refusal = (what: string) =>
  new Error(
    `A backup is restored into an empty installation only, and ${what}: name other databases or another folder by --data.`,
  );

/** Undefined: from the beginning. Otherwise everything is loaded by the restore of this mark, which was broken off later. */
async function findLoadedMark({ postgresUrl, clickhouseUrl, clickhouseDatabase }: Installation) {
  const mark = await readMark(clickhouseUrl, clickhouseDatabase);
  const loaded = await readLoaded(postgresUrl);
  if (mark !== undefined && loaded.mark === mark) return mark;
  if (loaded.hasRows) throw refusal('people have accounts in this PostgreSQL');
  if (mark !== undefined) return undefined;
  const full = await findFullTable(clickhouseUrl, clickhouseDatabase);
  if (full !== undefined) throw refusal(`ClickHouse has rows in ${full}`);
  return undefined;
}

async function load(installation: Installation, { store, manifest }: Options): Promise<void> {
  const { postgresUrl, clickhouseUrl, clickhouseDatabase } = installation;
  const { postgres, clickhouse: columns } = manifest;
  const id = randomUUID();
  const client = await connectAlone(postgresUrl);
  const clickhouse = connectClickHouse(clickhouseUrl, clickhouseDatabase);
  const blocks = connectNativeBlocks(clickhouseUrl, clickhouseDatabase);
  try {
    await makeRowTables(client, postgresUrl, postgres);
    await makeMarkedTables(clickhouseUrl, clickhouseDatabase, { id, last: columns.migrations.at(-1) ?? '' });
    await loadColumns({ clickhouse, blocks }, store, columns.partitions);
    await client.query('begin');
    await loadRows(client, store, postgres);
    await client.query(`comment on table users is ${client.escapeLiteral(id)}`);
    await client.query('commit');
  } finally {
    await client.end();
    await clickhouse.close();
    await blocks.close();
  }
}

async function finish({ postgresUrl, clickhouseUrl, clickhouseDatabase }: Installation, { settle }: Options) {
  const clickhouse = connectClickHouse(clickhouseUrl, clickhouseDatabase);
  const { db, pool, close } = connectPostgres(postgresUrl, { maxConnections: 2 });
  try {
    for (const one of settle) await one({ db, clickhouse });
    await dropMark(clickhouse);
    await pool.query('comment on table users is null');
  } finally {
    await close();
    await clickhouse.close();
  }
  await migratePostgres(postgresUrl);
  await migrateClickHouse(clickhouseUrl, clickhouseDatabase);
}

/**
 * Rows of ClickHouse first, then all of PostgreSQL in one transaction, then what was half done. Killed at any point, it is
 * run again: a mark in ClickHouse says that what stands there may be thrown away.
 */
export async function restoreBackup(installation: Installation, options: Options): Promise<void> {
  await refuseForeign(options.manifest);
  const loaded = await findLoadedMark(installation);
  options.placeSecrets();
  if (loaded === undefined) await load(installation, options);
  await finish(installation, options);
}
