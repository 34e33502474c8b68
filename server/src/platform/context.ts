import type { ClickHouse } from './clickhouse.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import type { Send } from './outbound/send.ts';
import type { Db } from './postgres.ts';
import type { Queue } from './queue.ts';
import type { Locks } from './locks.ts';
import type { Secrets } from './secrets.ts';

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
};
