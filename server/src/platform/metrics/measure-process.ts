import type pg from 'pg';
import { collectDefaultMetrics } from 'prom-client';
import type { Context } from '../context.ts';
import { measure } from './measure.ts';

/** What every process of the product says of itself: memory, event loop, and its connections to the engines. */
export function measureProcess(
  context: Pick<Context, 'metrics' | 'log' | 'clickhouse'>,
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): void {
  collectDefaultMetrics({ register: context.metrics });
  measure(
    context,
    {
      name: 'vitrina_postgres_connections',
      help: 'Connections of the pool: in use, idle, and statements that wait for one.',
      labels: ['state'],
    },
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'awaited' }, value: pool.waitingCount },
    ],
  );
  measure(
    context,
    {
      name: 'vitrina_clickhouse_reads',
      help: 'Reads that ClickHouse works on for this process.',
      labels: ['lane'],
    },
    () => Object.entries(context.clickhouse.load()).map(([lane, value]) => ({ labels: { lane }, value })),
  );
}
