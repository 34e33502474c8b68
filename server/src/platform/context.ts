import type { Registry } from 'prom-client';
import type { Queue } from './background/queue.ts';
import type { ClickHouse } from './clickhouse/client.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Send } from './outbound/send.ts';
import type { Db } from './postgres/database.ts';
import type { Locks } from './postgres/locks.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What every operation may use. */
export type Context = {
  env: Env;
  db: Db;
  clickhouse: ClickHouse;
  clock: Clock;
  log: Log;
  queue: Queue;
  locks: Locks;
  secrets: Secrets;
  /** The one way out to other servers. */
  send: Send;
  /** What those who run the product see of this process. */
  metrics: Registry;
  /** Absent: nobody asked for traces. */
  tracing?: Tracing | undefined;
  /** Who reads the example cabinet without being one of its people; their questions are not paid for by it. */
  visitorId?: number;
};

/** What most operations need of it: rows, reports or both, and what time it is. */
export type DbContext = Pick<Context, 'db'>;
export type TimedContext = Pick<Context, 'db' | 'clock'>;
export type ReportContext = Pick<Context, 'clickhouse'>;
export type StoresContext = Pick<Context, 'db' | 'clickhouse'>;
export type TimedStoresContext = Pick<Context, 'db' | 'clickhouse' | 'clock'>;
