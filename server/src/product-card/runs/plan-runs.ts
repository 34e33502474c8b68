import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { makeRunJob } from './make-run.job.ts';
import { PAUSE_SECONDS, SILENT_SECONDS } from './rules.ts';

/** Orders again what was given back and what a dead worker left; one that waits in the queue is not ordered twice. */
export async function planRuns({ db, queue }: Pick<Context, 'db' | 'queue'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from card_runs
    where (state = 'waiting' and beat_at < now() - make_interval(secs => ${PAUSE_SECONDS}))
      or (state = 'running' and beat_at < now() - make_interval(secs => ${SILENT_SECONDS}))
    order by beat_at
    limit 100`.execute(db);
  for (const { id } of rows) await queue.publish(makeRunJob, { runId: id }, { singletonKey: id });
}
