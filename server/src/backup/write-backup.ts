import { Readable } from 'node:stream';
import * as z from 'zod';
import { type ClickHouse, connectClickHouse } from '../platform/clickhouse/client.ts';
import { databasesOf } from '../platform/cluster/databases-of.ts';
import { listAddresses } from '../platform/env.ts';
import { refuseHalfRestored } from '../platform/migrations.ts';
import { connectPostgres } from '../platform/postgres/database.ts';
import { connectLocks } from '../platform/postgres/locks.ts';
import { hasSecretsFile, readSecretsFile, writeSecrets } from '../platform/secrets/key-file.ts';
import { countByKid, type SealedColumn } from '../platform/secrets/stores.ts';
import { createClones } from './clone-parts.ts';
import { dumpColumns, findKnown, listKnown } from './dump-columns.ts';
import { dumpRows, openSnapshot, readVersions } from './dump-rows.ts';
import { findFault, storeFile, sweepFiles } from './file-store.ts';
import { holdOutboxes } from './hold-outboxes.ts';
import { listBackups, listFiles, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { connectNativeBlocks, type NativeBlocks } from './native-blocks.ts';
import { printKeys, sealSecrets } from './seal-secrets.ts';
import type { BackupStore } from './stores/backup-store.ts';

export type Installation = {
  postgresUrl: string;
  /** Of a cluster, an address for each shard, with commas between them. */
  clickhouseUrl: string;
  clickhouseDatabase: string;
  /** Its name in remote_servers; empty: one node has everything. */
  clickhouseCluster?: string;
  /** The folder of secrets.json. */
  dataDir: string;
};

type Options = {
  store: BackupStore;
  product: string;
  sealedColumns: readonly SealedColumn[];
  /** Seals secrets.json into the backup; without it the file stays out. */
  passphrase?: string | undefined;
};

export type Written = { name: string; manifest: Manifest; newBytes: number };

const Applied = z.object({ name: z.string(), server: z.string() });

async function listKids({ postgresUrl }: Installation, columns: readonly SealedColumn[]): Promise<string[]> {
  const { db, close } = connectPostgres(postgresUrl, { maxConnections: 1 });
  try {
    return [...(await countByKid(db, columns)).keys()].toSorted();
  } finally {
    await close();
  }
}

type Node = { clickhouse: ClickHouse; blocks: NativeBlocks };

/** Whoever has rows of its own: the one node, or the node of each shard. */
function connectNodes({
  clickhouseUrl,
  clickhouseDatabase,
  clickhouseCluster: cluster = '',
}: Installation): Node[] {
  const database =
    cluster === '' ? clickhouseDatabase : databasesOf({ cluster, database: clickhouseDatabase }).shard;
  const urls = cluster === '' ? [clickhouseUrl] : listAddresses(clickhouseUrl);
  return urls.map((url) => ({
    clickhouse: connectClickHouse(url, database),
    blocks: connectNativeBlocks(url, database),
  }));
}

type ColumnVersions = Pick<Manifest['clickhouse'], 'server' | 'migrations'>;

async function readVersionsOf({ clickhouse }: Node): Promise<ColumnVersions> {
  const applied = await clickhouse.rows(
    'list migrations of a backup',
    'select name, version() as server from migrations order by name',
    {},
    Applied,
  );
  return { server: applied[0]?.server ?? '', migrations: applied.map(({ name }) => name) };
}

async function readColumnVersions(nodes: readonly Node[]): Promise<ColumnVersions> {
  const [first, ...others] = await Promise.all(nodes.map(readVersionsOf));
  if (!first || others.some(({ migrations }) => migrations.join() !== first.migrations.join()))
    throw new Error(
      'The nodes of the cluster have taken different steps: run "node server/src/migrate.ts" first.',
    );
  return first;
}

/** Both engines as they were at one moment. */
async function dumpBoth(installation: Installation, store: BackupStore) {
  const { postgresUrl } = installation;
  const nodes = connectNodes(installation);
  const columns = nodes.map(({ clickhouse }) => clickhouse);
  const known = await listKnown(store);
  const clones = createClones(columns, (part) => findKnown(known, part) !== undefined);
  try {
    await Promise.all(columns.map(refuseHalfRestored));
    await clones.begin();
    const { result, pausedMs } = await holdOutboxes(postgresUrl, async () => {
      const snapshot = await openSnapshot(postgresUrl);
      const parts = await clones.finish();
      if (parts === undefined) await snapshot.client.end();
      return parts && { snapshot, parts, takenAt: new Date().toISOString() };
    });
    const { snapshot, parts, takenAt } = result;
    try {
      const versions = await readVersions(snapshot.client);
      const tables = await dumpRows(store, snapshot);
      const partitions = await dumpColumns(
        store,
        nodes.map(({ blocks }) => blocks),
        { parts, known },
      );
      return {
        takenAt,
        pausedMs,
        postgres: { ...versions, sequences: snapshot.sequences, tables },
        clickhouse: { ...(await readColumnVersions(nodes)), partitions },
      };
    } finally {
      await snapshot.client.end();
    }
  } finally {
    await clones.drop();
    await Promise.all(nodes.flatMap(({ clickhouse, blocks }) => [clickhouse.close(), blocks.close()]));
  }
}

async function listNamed(store: BackupStore): Promise<Map<string, number>> {
  const files = [];
  for (const name of await listBackups(store)) files.push(...listFiles(await readManifest(store, name)));
  return new Map(files.map(({ sha256, bytes }) => [sha256, bytes]));
}

/** Reads again what was written now; throws at the first file that is not as it was meant. */
async function checkNew(store: BackupStore, manifest: Manifest, named: ReadonlyMap<string, number>) {
  let newBytes = 0;
  const files = new Map(listFiles(manifest).map((file) => [file.sha256, file]));
  for (const file of files.values()) {
    if (named.has(file.sha256)) continue;
    const fault = await findFault(store, file);
    if (fault) throw new Error(fault);
    newBytes += file.bytes;
  }
  return newBytes;
}

async function write(installation: Installation, options: Options): Promise<Written> {
  const { store, product, sealedColumns, passphrase } = options;
  if (!hasSecretsFile(installation.dataDir))
    throw new Error(
      `${installation.dataDir} has no secrets.json: name the product's folder by --data or DATA_DIR.`,
    );
  const content = readSecretsFile(installation.dataDir);
  const keys = printKeys(content, await listKids(installation, sealedColumns));
  const sealed = passphrase === undefined ? undefined : await sealSecrets(passphrase, writeSecrets(content));
  const named = await listNamed(store);
  const both = await dumpBoth(installation, store);
  const secrets = sealed === undefined ? null : await storeFile(store, Readable.from([sealed]));
  const manifest: Manifest = { format: 1, product, ...both, keys, secrets };
  const newBytes = await checkNew(store, manifest, named);
  const name = await writeManifest(store, manifest);
  await sweepFiles(store, new Set((await listNamed(store)).keys()));
  return { name, manifest, newBytes };
}

/** Under the lock of a change of keys: all values name the keys that were read before. The store is the caller's alone. */
export async function writeBackup(installation: Installation, options: Options): Promise<Written> {
  const locks = connectLocks(installation.postgresUrl);
  const done: Written[] = [];
  try {
    await locks.runAlone('rotate keys', async () => void done.push(await write(installation, options)));
  } finally {
    await locks.close();
  }
  const [written] = done;
  if (!written) throw new Error('Another backup or a change of keys is under way: try again after it.');
  return written;
}
