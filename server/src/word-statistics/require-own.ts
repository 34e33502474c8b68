import { listLeaders } from '../own-queries/list-leaders.ts';
import { requireOwnPeriod } from '../own-queries/own-days.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { type OwnProduct, requireOwnProducts } from '../products/own-products.ts';
import { listOwnFigures, type OwnScope } from './list-own-figures.ts';
import type { QueryFigures } from './own-figures.ts';
import { getOwnSources, type OwnSources } from './own-sources.ts';

/** As many as are looked at together where a person has named none. */
const LEADERS = 10;

type OwnFigures = {
  /** With the products by their numbers, whoever chose them. */
  scope: OwnScope;
  products: OwnProduct[];
  /** Why these; null: the person named them. */
  chosenBy: 'sales' | 'views' | null;
  figures: QueryFigures[];
  sources: OwnSources;
};

/** What every question about words of own products begins with: may it be asked, and is there anything to say. */
export async function requireOwnFigures(context: TimedStoresContext, input: OwnScope): Promise<OwnFigures> {
  const visible = await requireOwnPeriod(context, input);
  const { cabinetId, skus } = input;
  const leaders =
    skus.length === 0 ? await listLeaders(context, { cabinetId, span: input, most: LEADERS }) : null;
  const products = leaders?.products ?? (await requireOwnProducts(context, cabinetId, skus));
  const scope = { ...input, skus: products.map(({ sku }) => sku) };
  const sources = await getOwnSources(context, scope, visible.from);
  // product.md 8.4: a key that was just connected has figures from 15:00 of the next day on.
  if (sources.isEmpty) throw problem('statistics.fetchFailed');
  const figures =
    products.length === 0
      ? []
      : await listOwnFigures(context, scope, {
          firstVisible: visible.from,
          hasAdvertising: sources.advertising === null,
        });
  if (figures.length === 0) throw problem('statistics.noData');
  return { scope, products, chosenBy: leaders?.by ?? null, figures, sources };
}
