import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { fromKysely, PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Log } from '../log.ts';
import { type Db, SILENCE_MS } from '../postgres/database.ts';

/** A job is data: whoever publishes it never loads the code that does it. */
export type Job<Payload extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: Payload;
  /** Retries back off with jitter; an effect must be idempotent by key, because delivery is at least once. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Where doubling stops. */
  readonly longestDelaySeconds?: number;
  readonly expireInSeconds: number;
};

export function job<Payload extends z.ZodType>(given: Job<Payload>): Job<Payload> {
  return given;
}

type PublishOptions = {
  singletonKey?: string;
  afterSeconds?: number;
  priority?: number;
  /** The job exists if and only if this transaction commits. */
  within?: Db;
};

export type Queue = {
  /** false: a job with this singleton key waits already. */
  publish<P extends z.ZodType>(what: Job<P>, payload: z.input<P>, options?: PublishOptions): Promise<boolean>;
  /** Runs handlers; called by workers only. */
  work<P extends z.ZodType>(
    what: Job<P>,
    atOnce: number,
    handler: (payload: z.output<P>) => Promise<unknown>,
  ): Promise<void>;
  declare(what: Job): Promise<void>;
  stop(): Promise<void>;
};

/** Handed on to its driver: a request that publishes must not wait for ever either. */
const QUIET_LIMITS = { query_timeout: SILENCE_MS, connectionTimeoutMillis: 10_000 };

export async function startQueue(url: string, log: Log, options: { isWorker: boolean }): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 4,
    ...QUIET_LIMITS,
    supervise: options.isWorker,
    useListenNotify: options.isWorker,
    schedule: false,
  });
  // Without a listener an error of the queue's own upkeep would end the process; it heals when the database is back.
  boss.on('error', (error) => log.warn({ err: error }, 'job queue is waiting for its database'));
  await boss.start();
  // What stands already is left as it is: making each queue anew would be most of a worker's first statements.
  const declared = new Set((await boss.getQueues()).map((queue) => queue.name));

  async function declare(what: Job) {
    if (declared.has(what.name)) return;
    await boss.createQueue(what.name, {
      // "short": one waiting job per singleton key, so a tick that comes twice plans nothing twice.
      policy: 'short',
      retryLimit: what.retryLimit,
      retryDelay: what.retryDelaySeconds,
      retryBackoff: true,
      ...(what.longestDelaySeconds === undefined ? {} : { retryDelayMax: what.longestDelaySeconds }),
      expireInSeconds: what.expireInSeconds,
      // A killed worker's job is taken over after this silence.
      heartbeatSeconds: 10,
      deleteAfterSeconds: DAY_SECONDS,
      // Whoever waits for work is woken by the transaction that publishes it.
      notify: true,
    });
    declared.add(what.name);
  }

  return {
    declare,
    publish: async (what, payload, options = {}) => {
      await declare(what);
      const id = await boss.send(what.name, what.payload.parse(payload) as object, {
        ...(options.singletonKey === undefined ? {} : { singletonKey: options.singletonKey }),
        ...(options.afterSeconds === undefined ? {} : { startAfter: options.afterSeconds }),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
        ...(options.within === undefined ? {} : { db: fromKysely(options.within) }),
      });
      return id !== null;
    },
    work: async (what, atOnce, handler) => {
      await declare(what);
      await boss.work<object>(
        what.name,
        {
          localConcurrency: atOnce,
          batchSize: 1,
          pollingIntervalSeconds: 0.5,
          // While nobody can be woken for them: retries, and jobs that were published for later.
          notifyPollingIntervalSeconds: 2,
          // Without it a backlog shrinks by two jobs a second and place, however short they are.
          burstWhenReadyExceeds: 5,
        },
        async ([one]) => {
          if (!one) return;
          try {
            await handler(what.payload.parse(one.data));
          } catch (error) {
            // The queue keeps the message alone, and tries again by itself.
            log.warn({ job: what.name, err: error }, 'job run failed');
            throw error;
          }
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
