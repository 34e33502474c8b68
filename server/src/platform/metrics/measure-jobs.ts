import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { measure } from './measure.ts';

type Line = { queue: string; value: number };

/** The queue's own tables: what waits in them, since when, and what was given up. By the machine's time, as the queue is. */
export function measureJobs(context: Pick<Context, 'metrics' | 'log' | 'db'>): void {
  const read = async (statement: RawBuilder<Line>) => {
    const { rows } = await statement.execute(context.db);
    return rows.map(({ queue, value }) => ({ labels: { queue }, value }));
  };
  const isDue = sql`state in ('created', 'retry') and start_after <= now()`;
  measure(
    context,
    { name: 'vitrina_jobs_waiting', help: 'Jobs that are due and not begun.', labels: ['queue'] },
    () =>
      read(sql<Line>`
        select queue.name as queue, count(job.id) as value
        from jobs.queue left join jobs.job on job.name = queue.name and ${isDue}
        group by queue.name`),
  );
  measure(
    context,
    {
      name: 'vitrina_job_oldest_wait_seconds',
      help: 'How long the oldest job has been due without being begun; absent when none is.',
      labels: ['queue'],
    },
    () =>
      read(sql<Line>`
        select name as queue, extract(epoch from now() - min(start_after))::float8 as value
        from jobs.job where ${isDue} group by name`),
  );
  measure(
    context,
    {
      name: 'vitrina_jobs_failed',
      help: 'Jobs that were tried as often as they may be and failed, within the last day.',
      labels: ['queue'],
    },
    () =>
      read(sql<Line>`
        select queue.name as queue, count(job.id) as value
        from jobs.queue left join jobs.job
          on job.name = queue.name and state = 'failed' and completed_on > now() - interval '1 day'
        group by queue.name`),
  );
}
