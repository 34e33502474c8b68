import type { getOwnRivalLines } from '@vitrina/contract/products-in-search.ts';
import type { Call } from '../../platform/http/serve.ts';
import { problem } from '../../platform/problem.ts';
import { shelfQuery } from '../../shelves/rules.ts';
import { compareLines } from './compare-lines.ts';
import { findJumps } from './find-jumps.ts';
import { listOwnProducts } from './list-own-products.ts';
import { findVisible, momentOfHour, ownSpan } from './own-span.ts';
import { readPlaces } from './read-places.ts';

/** The evidence: where two own cards stood on a shelf, and when they changed places. */
export async function getLines({ context, input }: Call<typeof getOwnRivalLines>) {
  const { cabinetId, cityId, skus } = input;
  const span = ownSpan(context.clock.now());
  const own = new Set((await listOwnProducts(context, cabinetId)).map(({ sku }) => sku));
  // What others sell is nobody's evidence here, even if its shelf is stored.
  if (!skus.every((sku) => own.has(sku))) throw problem('statistics.noData');
  const shelf = { query: shelfQuery(input.query), cityId };
  const { checksFrom } = await findVisible(context, cabinetId, span);
  const [read] = await readPlaces(context, {
    cabinetId,
    skus,
    shelves: [shelf],
    from: span.start,
    hours: span.hours,
    checksFrom,
  });
  const [one, other] = [read?.cards.get(skus[0]), read?.cards.get(skus[1])];
  if (one === undefined || other === undefined) throw problem('statistics.noData');
  const { exchanges } = compareLines(
    { places: one, jumps: findJumps(one) },
    { places: other, jumps: findJumps(other) },
  );
  return {
    hours: Array.from(one, (place, hour) => ({
      at: momentOfHour(span, hour),
      places: [place || null, (other[hour] ?? 0) || null] as [number | null, number | null],
    })),
    exchanges: exchanges.map((hour) => momentOfHour(span, hour)),
  };
}
