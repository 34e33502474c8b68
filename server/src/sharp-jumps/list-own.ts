import type { JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { listBestPlaces } from '../own-queries/places/list-best-places.ts';
import { listTrackedTerms } from '../own-queries/places/list-tracked-terms.ts';
import type { TimedStoresContext } from '../platform/context.ts';
import type { JumpMarket } from './jump-source.ts';
import { listFoundSkus } from './list-found-skus.ts';
import { listNotesNear } from './list-notes-near.ts';

type OwnOf = (id: number) => Pick<JumpRow, 'best' | 'note'>;

/** What the cabinet has to do with some queries: its best places, and its notes on what is found by them. */
export async function listOwn(
  context: TimedStoresContext,
  cabinetId: number,
  market: JumpMarket,
  texts: ReadonlyMap<number, string>,
): Promise<OwnOf> {
  // Places and own queries are told by Ozon alone.
  if (market.marketplace !== 'ozon') return () => ({ best: null, note: null });
  const rows = [...texts].map(([query_id, text]) => ({ query_id, text }));
  const terms = await listTrackedTerms(context, [cabinetId]);
  const [best, [notes, found]] = await Promise.all([
    listBestPlaces(context, [cabinetId], terms, { day: market.day, rows }),
    listNotesNear(context, cabinetId, market.spans).then(async (near) => {
      // Notes are few, so only their products are looked for.
      const skus = [...new Set(near.map(({ sku }) => sku))];
      return [near, await listFoundSkus(context, { cabinetId, skus }, market, [...texts.keys()])] as const;
    }),
  ]);
  return (id) => ({
    best: best.get(texts.get(id) ?? '') ?? null,
    note: notes.find(({ sku }) => found.get(id)?.includes(sku)) ?? null,
  });
}
