import type { Context } from '../../platform/context.ts';
import type { EntryRow } from '../get-entry.ts';
import type { PositionsTables } from '../tables.ts';
import type { Grid } from './matrix-rules.ts';
import type { PauseSpan } from './pause-rules.ts';

/** Pauses of an entry in the city where it is now, as far as a period touches them. */
export async function listPauses(
  { db }: Context,
  entry: Pick<EntryRow, 'id' | 'city_id'>,
  grid: Grid,
): Promise<PauseSpan[]> {
  const rows = await db
    .withTables<PositionsTables>()
    .selectFrom('position_pauses')
    .select(['from_at', 'until_at'])
    .where('entry_id', '=', entry.id)
    .where('city_id', '=', entry.city_id)
    .where('from_at', '<', grid.endsAt)
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>=', grid.startsAt)]))
    .orderBy('from_at')
    .execute();
  return rows.map((row) => ({ fromAt: row.from_at, untilAt: row.until_at }));
}
