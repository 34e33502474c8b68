import type { Marketplace } from '@vitrina/contract/ids.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** Whether anything was ever imported or read officially that this cabinet may see: most have nothing of it. */
export async function hasOtherSources(
  { db }: DbContext,
  marketplace: Marketplace,
  cabinetId: number,
): Promise<boolean> {
  const found = await sql<{ has: boolean }>`
    select exists (
      select from query_imports
      where marketplace = ${marketplace} and (cabinet_id is null or cabinet_id = ${cabinetId})
    ) or (${marketplace} = 'ozon' and exists (select from official_query_days where cabinet_id = ${cabinetId})) as has`.execute(
    db,
  );
  return found.rows[0]?.has ?? false;
}
