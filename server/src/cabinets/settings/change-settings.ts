import type { CabinetSettings } from '@vitrina/contract/cabinet.ts';
import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';

/** Those that are named; a name that is absent or undefined stays as it is. */
type Named = { [Name in keyof CabinetSettings]?: CabinetSettings[Name] | undefined };

/** Merged by the database: two people who change different settings at once lose nothing. */
export async function changeSettings({ db }: DbContext, cabinetId: number, settings: Named): Promise<void> {
  await sql`
    update cabinets set settings = settings || ${JSON.stringify(settings)}::jsonb
    where id = ${cabinetId}`.execute(db);
}
