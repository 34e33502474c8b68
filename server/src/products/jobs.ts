import { listDueCabinets } from '../cabinets/list-due-cabinets.ts';
import { runWhenDue } from '../cabinets/run-when-due.ts';
import { type Loop, startLoop } from '../platform/background/loop.ts';
import type { Context } from '../platform/context.ts';
import { syncProductsJob } from './sync-products.job.ts';
import { syncProducts } from './sync-products.ts';

// A person who has just connected a key waits for this.
const PLAN_EVERY_SECONDS = 5;

async function planProductSyncs(context: Context): Promise<void> {
  for (const cabinet of await listDueCabinets(context, 'products')) {
    await context.queue.publish(
      syncProductsJob,
      { cabinetId: cabinet.id },
      { singletonKey: String(cabinet.id) },
    );
  }
}

export async function workProducts(context: Context): Promise<Loop[]> {
  await context.queue.work(syncProductsJob, 2, ({ cabinetId }) =>
    runWhenDue(context, cabinetId, 'products', () => syncProducts(context, cabinetId)),
  );
  return [startLoop(context, 'plan product syncs', PLAN_EVERY_SECONDS, () => planProductSyncs(context))];
}
