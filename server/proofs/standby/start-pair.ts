import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { choosePostgresPlace } from '../../../scripts/engines/choose-postgres-place.ts';
import { createCluster } from '../../../scripts/engines/create-cluster.ts';
import { findPostgres } from '../../../scripts/engines/find-postgres.ts';
import { findPostgresAccount } from '../../../scripts/engines/find-postgres-account.ts';
import { postgresArguments } from '../../../scripts/engines/postgres-arguments.ts';
import { postgresEnv } from '../../../scripts/engines/postgres-env.ts';
import { openGate } from './open-gate.ts';

const PASSWORD = 'pair';
const PATIENCE_MS = 60_000;
const STEP_MS = 20;

export type Pair = {
  /** The one address that the product knows: whoever is the primary answers there. */
  url: string;
  /** The machine of the primary is lost; the standby is promoted and takes over the address. */
  failOver(): Promise<void>;
  close(): Promise<void>;
};

type Server = { cluster: string; port: number; child: ChildProcess };

const urlOf = (port: number) => `postgres://vitrina:${PASSWORD}@127.0.0.1:${port}/vitrina`;

async function question<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`${what} did not happen.`);
    await wait(STEP_MS);
  }
}

/** A primary and a standby that follows it, as docs/operations.md describes them, behind one address. */
export async function startPair({ isSynchronous }: { isSynchronous: boolean }): Promise<Pair> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrina-pair-'));
  const account = findPostgresAccount();
  if (account) await chown(dir, account.uid, account.gid);
  const native = findPostgres();
  const place = choosePostgresPlace({ dir, native, account, log: () => undefined });
  const started: Server[] = [];

  async function start(cluster: string): Promise<Server> {
    const port = await getPort();
    const child = spawn(
      path.join(place.native, 'bin', 'postgres'),
      postgresArguments({ cluster, port, isDurable: true }),
      { ...account, cwd: cluster, env: postgresEnv(), detached: true, stdio: 'ignore' },
    );
    const server = { cluster, port, child };
    started.push(server);
    await until(
      'The start of PostgreSQL',
      async () => (await question(urlOf(port), 'select 1')).length === 1,
    );
    return server;
  }

  /** The file-system copy of a running server by its own protocol: what `pg_basebackup -R` does, which the package lacks. */
  async function follow(primary: Server): Promise<Server> {
    const cluster = path.join(place.data, 'standby');
    const client = new pg.Client({ connectionString: urlOf(primary.port) });
    await client.connect();
    await client.query("select pg_create_physical_replication_slot('standby')");
    await client.query("select pg_backup_start('standby', true)");
    await cp(primary.cluster, cluster, {
      recursive: true,
      filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
    });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    await writeFile(path.join(cluster, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(cluster, 'standby.signal'), '');
    await appendFile(
      path.join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=vitrina password=${PASSWORD} application_name=standby'
primary_slot_name = 'standby'
`,
    );
    if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
    execFileSync('chmod', ['700', cluster]);
    return start(cluster);
  }

  /** The whole of it at once: no process of it says goodbye. */
  async function kill({ child }: Server): Promise<void> {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await exit;
  }

  async function end(): Promise<void> {
    await Promise.all(started.map(kill));
    // Its last processes may still be ending.
    await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    // Where its user cannot read the checkout, the programs were copied.
    if (place.native !== native) await rm(path.dirname(place.native), { recursive: true, force: true });
  }

  async function begin() {
    const primary = await start(await createCluster({ ...place, password: PASSWORD, account }));
    const standby = await follow(primary);
    await until('The first word of the standby', async () => {
      const rows = await question(
        urlOf(primary.port),
        "select from pg_stat_replication where state = 'streaming'",
      );
      return rows.length === 1;
    });
    if (isSynchronous) {
      await question(urlOf(primary.port), "alter system set synchronous_standby_names = 'standby'");
      await question(urlOf(primary.port), 'select pg_reload_conf()');
    }
    return { primary, standby, gate: await openGate(primary.port) };
  }

  const { primary, standby, gate } = await begin().catch(async (error: unknown) => {
    await end();
    throw error;
  });

  return {
    url: urlOf(gate.port),
    failOver: async () => {
      // Nothing that its last processes still say is heard.
      gate.leadTo(undefined);
      await kill(primary);
      await question(urlOf(standby.port), 'select pg_promote()');
      gate.leadTo(standby.port);
    },
    close: async () => {
      await gate.close();
      await end();
    },
  };
}
