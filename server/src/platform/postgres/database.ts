import { Kysely, type Logger, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type NameStatement, nameOftenPut } from './name-statements.ts';

/** The driver's words for a statement that was not answered in its time. */
const SILENCE = /Query read timeout/;

function isSilence(error: unknown): boolean {
  return error instanceof Error && SILENCE.test(error.message);
}

const named = new WeakMap<pg.PoolClient, Set<string>>();

function namesOf(client: pg.PoolClient): Set<string> {
  const names = named.get(client) ?? new Set();
  named.set(client, names);
  return names;
}

async function connect(pool: pg.Pool, nameStatement: NameStatement): Promise<PostgresPoolClient> {
  const client = await pool.connect();
  const names = namesOf(client);
  let silence: unknown;
  async function query(sql: string, parameters: readonly unknown[]) {
    // Not even a rollback would be heard.
    if (silence !== undefined) throw silence;
    try {
      const statement = { text: sql, values: [...parameters] };
      const name = nameStatement(names, statement);
      return await client.query(name === undefined ? statement : { ...statement, name });
    } catch (error) {
      if (isSilence(error)) silence = error;
      throw error;
    }
  }
  // Its other form, for cursors, is used by nobody here.
  return { query: query as never, release: () => client.release(silence !== undefined) };
}

/**
 * A pool that closes a connection on which nothing is heard. By itself the driver would hand it to the next request,
 * whose statement waits behind the unanswered one.
 */
function discardHungConnections(pool: pg.Pool): PostgresPool {
  const nameStatement = nameOftenPut();
  return { options: pool.options, connect: () => connect(pool, nameStatement), end: () => pool.end() };
}

/** Each domain sees its own tables by `db.withTables<ItsTables>()`, so this room knows none of them. */
export type Db = Kysely<Record<never, never>>;

const INT8 = 20;
const DATE = 1082;

/** The server itself ends a statement that takes longer. */
const STATEMENT_MS = 15_000;
/** One that stands still ends nothing: after this it is taken for away. */
export const SILENCE_MS = STATEMENT_MS + 2000;

/** A dead server must turn into 503 quickly instead of a queue of waiting requests. */
export const QUICK_LIMITS = {
  connectionTimeoutMillis: 3000,
  statement_timeout: STATEMENT_MS,
  query_timeout: SILENCE_MS,
};

export type Postgres = { db: Db; pool: pg.Pool; close(): Promise<void> };

type Options = {
  maxConnections?: number;
  /** Hears of each statement when it has ended. */
  log?: Logger | undefined;
};

export function connectPostgres(url: string, options: Options = {}): Postgres {
  const pool = new pg.Pool({
    ...QUICK_LIMITS,
    connectionString: url,
    max: options.maxConnections ?? 12,
    idleTimeoutMillis: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        // Our bigints are counters and sums below 2^53; dates stay YYYY-MM-DD and never become local midnights.
        if (oid === INT8) return (text: string) => Number(text);
        if (oid === DATE) return (text: string) => text;
        return pg.types.getTypeParser(oid, format);
      },
    },
  });
  // Idle connections die with the server; the pool makes new ones, and the next query tells if it is still away.
  pool.on('error', () => undefined);
  // One that dies between two statements of a transaction tells it this way too; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Record<never, never>>({
    dialect: new PostgresDialect({ pool: discardHungConnections(pool), controlClient: pg.Client }),
    ...(options.log ? { log: options.log } : {}),
  });
  return { db, pool, close: () => db.destroy() };
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  // Ended by our own limit of time: a server that stood still, or a lock that nobody gave back.
  '57014',
]);

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Class 53: it has no room left on its disk, no memory or no connection. */
const WITHOUT_MEANS = /^53[0-9A-Z]{3}$/;

/** The server is down, restarting or lacks something that it will have again. */
export function isPostgresAway(error: unknown): boolean {
  const code = codeOf(error);
  if (AWAY.has(code) || WITHOUT_MEANS.test(code)) return true;
  const message = error instanceof Error ? error.message : '';
  if (SILENCE.test(message)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    message,
  );
}

/** Class 22: the value itself does not fit its column (a number too large, a bad encoding). */
export function isBadValue(error: unknown): boolean {
  return /^22[0-9A-Z]{3}$/.test(codeOf(error));
}

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    codeOf(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
