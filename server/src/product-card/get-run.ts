import type { DbContext, StoresContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { listPrices } from './list-prices.ts';
import { listRuns } from './list-runs.ts';
import { presentRun } from './present-run.ts';
import type { ProductCardTables } from './tables.ts';

type Input = { cabinetId: number; runId: string };

export async function findParts({ db }: DbContext, { cabinetId, runId }: Input) {
  const parts = await db
    .withTables<ProductCardTables>()
    .selectFrom('card_runs')
    .select(['sku', 'city_id', 'card', 'offers', 'queries'])
    .where('id', '=', runId)
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  if (!parts) throw problem('productCard.notFound');
  return parts;
}

/** A run as far as it has come. */
export async function getRun(context: StoresContext, input: Input) {
  const parts = await findParts(context, input);
  const [run] = await listRuns(context, input);
  if (!run) throw problem('productCard.notFound');
  const { sku, city_id: cityId, card, offers, queries } = parts;
  const prices = card === null ? [] : await listPrices(context, { sku, cityId });
  return { run: presentRun(run), card, offers, queries, prices };
}
