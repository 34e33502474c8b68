import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { measure } from '../../platform/metrics/measure.ts';

/** By the product's clock, as deliveries are due. */
export function measureWebhooks(context: Pick<Context, 'metrics' | 'log' | 'db' | 'clock'>): void {
  const { db, clock } = context;
  measure(
    context,
    {
      name: 'vitrina_webhook_attempts',
      help: 'Attempts to deliver to webhooks by how they ended, within the last hour.',
      labels: ['outcome'],
    },
    async () => {
      const since = new Date(clock.now().getTime() - HOUR_MS);
      const { rows } = await sql<{ outcome: string; value: number }>`
        select outcome, count(*) as value from webhook_attempts where at > ${since} group by outcome`.execute(
        db,
      );
      return rows.map(({ outcome, value }) => ({ labels: { outcome }, value }));
    },
  );
  measure(
    context,
    {
      name: 'vitrina_webhook_oldest_wait_seconds',
      help: 'How long the oldest delivery to a webhook has been due without an attempt; 0: none is due.',
    },
    async () => {
      const { rows } = await sql<{ due: Date | null }>`
        select min(due_at) as due from webhook_deliveries where state = 'waiting'`.execute(db);
      const due = rows[0]?.due ?? null;
      return [{ value: due === null ? 0 : Math.max(0, (clock.now().getTime() - due.getTime()) / 1000) }];
    },
  );
}
