import { ENTRIES_PER_EVENT, PositionEvent } from '@vitrina/contract/positions/live.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { publish } from '../../platform/events/channel.ts';
import type { Db } from '../../platform/postgres/database.ts';

export const POSITIONS_TOPIC = 'positions';

type Told = z.input<typeof PositionEvent>;

/** Tells whoever looks at a cabinet's positions, in whichever process. */
export async function tellPositions(db: Db, cabinetId: number, ...events: Told[]): Promise<void> {
  const parsed = events.map((event) => PositionEvent.parse(event));
  await publish(
    db,
    parsed.map((event) => ({ topic: POSITIONS_TOPIC, cabinetId, event })),
  );
}

type Touched = { cabinet_id: number; entry_ids: number[]; at: Date };

/** Tells of a batch that has been stored: which entries have something new to show. */
export async function tellStored(db: Db, batch: string): Promise<void> {
  const touched = await sql<Touched>`
    select entry.cabinet_id, array_agg(distinct entry.id) as entry_ids, max(stored.slot_at) as at
    from position_outbox as stored
    join position_entries as entry on entry.cabinet_id = stored.cabinet_id
      and entry.sku = stored.sku and entry.city_id = stored.city_id
    where stored.batch = ${batch}
    group by entry.cabinet_id`.execute(db);
  for (const { cabinet_id: cabinetId, entry_ids: entryIds, at } of touched.rows) {
    const parts = Math.ceil(entryIds.length / ENTRIES_PER_EVENT);
    const events = Array.from({ length: parts }, (_, part) => ({
      kind: 'observations' as const,
      entryIds: entryIds.slice(part * ENTRIES_PER_EVENT, (part + 1) * ENTRIES_PER_EVENT),
      at: at.toISOString(),
    }));
    await tellPositions(db, cabinetId, ...events);
  }
}
