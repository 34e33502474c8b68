import type { TimedContext } from '../platform/context.ts';
import type { ExportsTables } from './tables.ts';

/** Files past their time go, and with them what is known of them. */
export async function sweepExports({ db, clock }: TimedContext): Promise<void> {
  await db
    .withTables<ExportsTables>()
    .deleteFrom('exports')
    .where('expires_at', '<=', clock.now())
    .where('state', 'not in', ['waiting', 'running'])
    .execute();
}
