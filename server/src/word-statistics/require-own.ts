import { requireOwnPeriod } from '../own-queries/own-days.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { type OwnProduct, requireOwnProducts } from '../products/own-products.ts';
import { listOwnFigures, type OwnScope } from './list-own-figures.ts';
import type { QueryFigures } from './own-figures.ts';
import { getOwnSources, type OwnSources } from './own-sources.ts';

/** What every question about words of own products begins with: may it be asked, and is there anything to say. */
export async function requireOwnFigures(
  context: TimedStoresContext,
  scope: OwnScope,
): Promise<{ products: OwnProduct[]; figures: QueryFigures[]; sources: OwnSources }> {
  await requireOwnPeriod(context, scope);
  const products = await requireOwnProducts(context, scope.cabinetId, scope.skus);
  const sources = await getOwnSources(context, scope);
  // product.md 8.4: a key that was just connected has figures from 15:00 of the next day on.
  if (sources.isEmpty) throw problem('statistics.fetchFailed');
  const figures = await listOwnFigures(context, scope, sources.advertising === null);
  if (figures.length === 0) throw problem('statistics.noData');
  return { products, figures, sources };
}
