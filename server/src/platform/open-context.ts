import { Registry } from 'prom-client';
import { startQueue } from './background/queue.ts';
import { followClock, machineClock } from './clock.ts';
import { connectColumns } from './cluster/by-env.ts';
import type { Context } from './context.ts';
import { sendToSandbox } from './demo/send-to-sandbox.ts';
import { type Env, isPublicDemo } from './env.ts';
import { openReporter } from './error-reports/open-reporter.ts';
import { reportLine } from './error-reports/report-line.ts';
import { reportUncaught } from './error-reports/report-uncaught.ts';
import { createLog } from './log.ts';
import { measureProcess } from './metrics/measure-process.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { appendTo, recordExchanges } from './outbound/record.ts';
import { send } from './outbound/send.ts';
import { connectPostgres } from './postgres/database.ts';
import { connectLocks } from './postgres/locks.ts';
import type { ProcessRole } from './process-role.ts';
import { requireFittingTables } from './require-fitting-tables.ts';
import { loadSecrets } from './secrets/secrets.ts';
import { startTracing } from './tracing/start-tracing.ts';
import { traceCalls } from './tracing/trace-calls.ts';
import { traceJobs } from './tracing/trace-jobs.ts';
import { traceClickHouse, tracePostgres } from './tracing/trace-statements.ts';

type Options = {
  isWorker: boolean;
  /** Of a process of the product itself, whose errors are reported; commands show theirs to whoever ran them. */
  role?: ProcessRole;
};

/** Connects everything an operation may use. Queues first stop, then connections, so running jobs can finish. */
export async function openContext(
  env: Env,
  options: Options,
): Promise<{ context: Context; close(): Promise<void> }> {
  const reporter = options.role && openReporter(env, options.role);
  const log = createLog(env.LOG_LEVEL, reporter && ((level, given) => reportLine(reporter, level, given)));
  if (reporter) reportUncaught(log, reporter);
  const tracing = options.role && (await startTracing(options.role, log));
  const postgres = connectPostgres(env.DATABASE_URL, { log: tracing && tracePostgres(tracing) });
  const locks = connectLocks(env.DATABASE_URL);
  const clickhouse = connectColumns(env);
  if (options.role) await requireFittingTables({ db: postgres.db, clickhouse });
  const followed = env.CLOCK_URL ? await followClock(env.CLOCK_URL) : undefined;
  const queue = await startQueue(env.DATABASE_URL, log, options);
  const allowed = isPublicDemo(env) ? sendToSandbox(send, env) : send;
  const recorded =
    env.OUTBOUND_RECORD === '' ? allowed : recordExchanges(allowed, appendTo(env.OUTBOUND_RECORD));
  const context: Context = {
    env,
    db: postgres.db,
    clickhouse: tracing ? traceClickHouse(clickhouse, tracing) : clickhouse,
    clock: followed ?? machineClock,
    log,
    queue: tracing ? traceJobs(queue, tracing) : queue,
    locks,
    secrets: await loadSecrets(env.DATA_DIR),
    metrics: new Registry(),
    tracing,
    send: tracing ? traceCalls(recorded, tracing) : recorded,
  };
  measureProcess(context, postgres.pool);
  const metricsServer =
    env.METRICS_PORT === ''
      ? undefined
      : await serveMetrics(context.metrics, { host: env.HOST, port: env.METRICS_PORT });
  if (metricsServer) log.info({ port: metricsServer.port }, 'serving metrics');
  return {
    context,
    close: async () => {
      await metricsServer?.close();
      await queue.stop();
      followed?.stop();
      await clickhouse.close();
      await locks.close();
      await postgres.close();
      await tracing?.close();
      await reporter?.close();
    },
  };
}
