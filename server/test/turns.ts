import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { sql } from 'kysely';
import type { TestApp } from './app.ts';

export type Turn = {
  outcome: NonNullable<CollectorState['outcome']>;
  triedAt: Date;
  nextTryAt: Date | null;
};

/** Writes down every turn of every collector from now on: the product itself keeps the last one. */
export async function watchTurns({ context }: TestApp): Promise<void> {
  await sql`
    create table test_turns (id serial, cabinet_id integer, collector text, outcome text, tried_at timestamptz,
      next_try_at timestamptz);
    create function test_watch_turn() returns trigger language plpgsql as $$
    begin
      insert into test_turns (cabinet_id, collector, outcome, tried_at, next_try_at)
      values (new.cabinet_id, new.collector, new.outcome, new.last_tried_at, new.next_try_at);
      return null;
    end $$;
    create trigger test_watch_turn after insert or update on collector_states
    for each row execute function test_watch_turn()`.execute(context.db);
}

export async function listTurns(
  { context }: TestApp,
  cabinetId: number,
  collector: CollectorState['collector'],
): Promise<Turn[]> {
  const turns = await sql<Turn>`
    select outcome, tried_at as "triedAt", next_try_at as "nextTryAt" from test_turns
    where cabinet_id = ${cabinetId} and collector = ${collector} order by id`.execute(context.db);
  return turns.rows;
}
