import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

export type Run = {
  outcome: NonNullable<CollectorState['outcome']>;
  triedAt: Date;
  nextTryAt: Date | null;
};

/** Writes down every turn of every collector from now on: the product itself keeps the last one. */
export async function watchRuns({ context }: TestApp): Promise<void> {
  await sql`
    create table test_runs (id serial, cabinet_id integer, collector text, outcome text, tried_at timestamptz,
      next_try_at timestamptz);
    create function test_watch_run() returns trigger language plpgsql as $$
    begin
      insert into test_runs (cabinet_id, collector, outcome, tried_at, next_try_at)
      values (new.cabinet_id, new.collector, new.outcome, new.last_tried_at, new.next_try_at);
      return null;
    end $$;
    create trigger test_watch_run after insert or update on collector_states
    for each row execute function test_watch_run()`.execute(context.db);
}

export async function listRuns(
  { context }: TestApp,
  cabinetId: number,
  collector: CollectorState['collector'],
): Promise<Run[]> {
  const runs = await sql<Run>`
    select outcome, tried_at as "triedAt", next_try_at as "nextTryAt" from test_runs
    where cabinet_id = ${cabinetId} and collector = ${collector} order by id`.execute(context.db);
  return runs.rows;
}
