import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { takeTurn } from '../cabinets/take-turn.ts';
import type { Context } from '../platform/context.ts';
import { type Loop, startLoop } from '../platform/loop.ts';
import { collectOwnQueries } from './collect-own-queries.ts';
import { collectOwnQueriesJob } from './collect-own-queries.job.ts';

const PLAN_EVERY_SECONDS = 10;

async function planCollections(context: Context): Promise<void> {
  for (const cabinet of await listDueCabinets(context, 'ownQueries')) {
    await context.queue.publish(
      collectOwnQueriesJob,
      { cabinetId: cabinet.id },
      { singletonKey: String(cabinet.id) },
    );
  }
}

export async function workMyRequests(context: Context): Promise<Loop[]> {
  await context.queue.work(collectOwnQueriesJob, 2, ({ cabinetId }) =>
    takeTurn(context, cabinetId, 'ownQueries', () => collectOwnQueries(context, cabinetId)),
  );
  return [startLoop(context, 'plan own queries', PLAN_EVERY_SECONDS, () => planCollections(context))];
}
