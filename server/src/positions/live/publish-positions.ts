import { ENTRIES_PER_EVENT, PositionEvent } from '@vitrina/contract/positions/live.ts';
import { sql } from 'kysely';
import type * as z from 'zod';
import { publish } from '../../platform/events/channel.ts';
import type { Db } from '../../platform/postgres/database.ts';

export const POSITIONS_TOPIC = 'positions';

type Details = z.input<typeof PositionEvent>;

/** Tells whoever looks at a cabinet's positions, in whichever process. */
export async function publishPositions(db: Db, cabinetId: number, ...events: Details[]): Promise<void> {
  const parsed = events.map((event) => PositionEvent.parse(event));
  await publish(
    db,
    parsed.map((event) => ({ topic: POSITIONS_TOPIC, cabinetId, event })),
  );
}

type Touched = { cabinet_id: number; entry_ids: number[]; at: Date };

/** Tells of a batch that has been stored: which entries have something new to show. */
export async function publishStored(db: Db, batch: string): Promise<void> {
  const touched = await sql<Touched>`
    select entry.cabinet_id, array_agg(distinct entry.id) as entry_ids, max(stored.slot_at) as at
    from position_outbox as stored
    join position_entries as entry on entry.cabinet_id = stored.cabinet_id
      and entry.sku = stored.sku and entry.city_id = stored.city_id
    where stored.batch = ${batch}
    group by entry.cabinet_id`.execute(db);
  for (const { cabinet_id: cabinetId, entry_ids: entryIds, at } of touched.rows) {
    const chunks = Math.ceil(entryIds.length / ENTRIES_PER_EVENT);
    const events = Array.from({ length: chunks }, (_, chunk) => ({
      kind: 'observations' as const,
      entryIds: entryIds.slice(chunk * ENTRIES_PER_EVENT, (chunk + 1) * ENTRIES_PER_EVENT),
      at: at.toISOString(),
    }));
    await publishPositions(db, cabinetId, ...events);
  }
}
