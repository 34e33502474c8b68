import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getDescriptionWords as route } from '@vitrina/contract/word-statistics.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { openMarketplaceKey } from '../../cabinets/marketplace-key.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import { getProductDescription } from '../../integrations/ozon/get-product-description.ts';
import type { Context, TimedContext } from '../../platform/context.ts';
import { type OwnProduct, requireOwnProducts } from '../../products/own-products.ts';
import { splitWords } from '../../words/split-words.ts';
import { stemWord } from '../../words/stem-word.ts';
import type { WordStatisticsTables } from '../tables.ts';

const FRESH_MS = DAY_MS;

async function listKnown({ db, clock }: TimedContext, cabinetId: number, skus: number[]) {
  const rows = await db
    .withTables<WordStatisticsTables>()
    .selectFrom('product_descriptions')
    .select(['sku', 'description', 'taken_at'])
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .execute();
  const since = clock.now().getTime() - FRESH_MS;
  return new Map(
    rows.map(({ sku, description, taken_at }) => [sku, { description, isFresh: taken_at.getTime() > since }]),
  );
}

/** Asks for the missing ones one after another; the first failure ends it, for the next would fail alike. */
async function fetchDescriptions(
  context: Context,
  cabinetId: number,
  products: readonly OwnProduct[],
): Promise<Map<number, string>> {
  const fetched = new Map<number, string>();
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet || cabinet.key_status !== 'valid') return fetched;
  const key = openMarketplaceKey(context, cabinet);
  for (const { sku, productId } of products) {
    await waitForOzonQuota(context.db, key);
    const answer = await getProductDescription(key, productId);
    // An answer of another shape is none.
    if (answer.outcome !== 'ok' || answer.data.description === undefined) break;
    const { description } = answer.data;
    fetched.set(sku, description);
    const taken_at = context.clock.now();
    await context.db
      .withTables<WordStatisticsTables>()
      .insertInto('product_descriptions')
      .values({ cabinet_id: cabinetId, sku, description, taken_at })
      .onConflict((conflict) =>
        conflict.columns(['cabinet_id', 'sku']).doUpdateSet({ description, taken_at }),
      )
      .execute();
  }
  return fetched;
}

export async function getDescriptionWords(
  context: Context,
  { cabinetId, skus }: { cabinetId: number; skus: readonly Sku[] },
): Promise<OutputOf<typeof route>> {
  const products = await requireOwnProducts(context, cabinetId, skus);
  const known = await listKnown(context, cabinetId, [...skus]);
  // A visitor of the example spends nothing of its key.
  const wanted = products.filter(
    ({ sku }) => context.visitorId === undefined && known.get(sku)?.isFresh !== true,
  );
  const fetched = await fetchDescriptions(context, cabinetId, wanted);
  return {
    descriptions: [...new Set(skus)].map((sku) => {
      // An older text is better than none while the marketplace is away.
      const text = fetched.get(sku) ?? known.get(sku)?.description;
      return { sku, keys: text === undefined ? null : [...new Set(splitWords(text).map(stemWord))] };
    }),
  };
}
