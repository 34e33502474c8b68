import { setTimeout as wait } from 'node:timers/promises';
import { pausePositionEntries } from '@vitrina/contract/positions/entries.ts';
import { sql } from 'kysely';
import { fire } from '../../../bench/load/send-openly.ts';
import type { SoakWorld } from './open-world.ts';
import type { SoakPerson } from './people.ts';
import type { Read } from './read-screens.ts';

const EVERY_MS = 5000;

/** Somebody pauses a followed product and goes on with it, so that live pages have something to hear of. */
export async function changeTracking(
  { context, cabinetId, origin }: SoakWorld,
  person: SoakPerson,
  { untilMs, onRead }: { untilMs: number; onRead: (read: Read) => void },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select max(id) as id from position_entries where cabinet_id = ${cabinetId}`.execute(context.db);
  const entryIds = rows.map(({ id }) => id);
  const { method, path } = pausePositionEntries;
  for (let isPaused = true; performance.now() < untilMs; isPaused = !isPaused) {
    const body = { cabinetId, entryIds, isPaused };
    const { status, ms } = await fire(origin, { method, path, token: await person.token(), body });
    onRead({ atMs: performance.now(), ms, status, path });
    await wait(Math.max(0, Math.min(EVERY_MS, untilMs - performance.now())));
  }
}
