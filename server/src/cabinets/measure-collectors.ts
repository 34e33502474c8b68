import type { Context } from '../platform/context.ts';
import { measure } from '../platform/metrics/measure.ts';
import type { CabinetsTables } from './tables.ts';

/** How far the collectors of cabinets that may be collected are behind their own plan, by the product's clock. */
export function measureCollectors(context: Pick<Context, 'metrics' | 'log' | 'db' | 'clock'>): void {
  const { clock } = context;
  measure(
    context,
    {
      name: 'vitrina_collector_lateness_seconds',
      help: 'How long the next attempt of the latest cabinet has been due; 0: none is due.',
      labels: ['collector'],
    },
    async () => {
      const rows = await listStates(context)
        .select((eb) => ['collector', eb.fn.min('next_try_at').as('next_try_at')])
        .groupBy('collector')
        .execute();
      return rows.map(({ collector, next_try_at: next }) => ({
        labels: { collector },
        value: next === null ? 0 : Math.max(0, (clock.now().getTime() - next.getTime()) / 1000),
      }));
    },
  );
  measure(
    context,
    {
      name: 'vitrina_collector_cabinets',
      help: 'Cabinets by how the last attempt of a collector ended.',
      labels: ['collector', 'outcome'],
    },
    async () => {
      const rows = await listStates(context)
        .select((eb) => ['collector', 'outcome', eb.fn.countAll<number>().as('value')])
        .groupBy(['collector', 'outcome'])
        .execute();
      return rows.map(({ collector, outcome, value }) => ({ labels: { collector, outcome }, value }));
    },
  );
}

function listStates({ db }: Pick<Context, 'db'>) {
  return db
    .withTables<CabinetsTables>()
    .selectFrom('collector_states')
    .innerJoin('cabinets', 'cabinets.id', 'collector_states.cabinet_id')
    .where('cabinets.key_status', '=', 'valid')
    .where('cabinets.is_blocked', '=', false);
}
