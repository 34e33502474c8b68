import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { measure } from '../platform/metrics/measure.ts';

/** How far the planned position checks are behind, by the product's clock. */
export function measureChecks(context: Pick<Context, 'metrics' | 'log' | 'db' | 'clock'>): void {
  const { db, clock } = context;
  measure(
    context,
    {
      name: 'vitrina_position_check_lateness_seconds',
      help: 'How long the latest position check that may be made has been due; 0: none is; absent: none is planned.',
    },
    async () => {
      // Only those that are due are read: of millions there are a few.
      const { rows } = await sql<{ has_any: boolean; due_at: Date | null }>`
        select exists (select from position_checks) as has_any,
          (select min(next_due_at) from position_checks where retry_at <= ${clock.now()}) as due_at`.execute(
        db,
      );
      const [line] = rows;
      if (!line?.has_any) return [];
      const lateMs = line.due_at === null ? 0 : clock.now().getTime() - line.due_at.getTime();
      return [{ value: Math.max(0, lateMs / 1000) }];
    },
  );
}
