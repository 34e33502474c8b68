import type { listAbRivals } from '@vitrina/contract/ab-tests/images.ts';
import type * as z from 'zod';
import type { StoresContext } from '../../platform/context.ts';
import { listOwnProducts, requireOwnProducts } from '../../products/own-products.ts';
import { findNewestShelf } from '../../shelves/find-newest-shelf.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import { chooseRivals } from './rules.ts';

type Input = z.output<(typeof listAbRivals)['input']>;
type Rivals = z.input<(typeof listAbRivals)['output']>;

/** Nothing is read from the storefront for it: what is stored has to do. */
export async function listRivals(context: StoresContext, { cabinetId, sku }: Input): Promise<Rivals> {
  await requireOwnProducts(context, cabinetId, [sku]);
  const shelf = await findNewestShelf(context, { cabinetId, sku });
  if (!shelf) return { query: null, tiles: [] };
  const tiles = chooseRivals(await readStoredShelf(context, shelf), sku);
  const own = await listOwnProducts(
    context,
    cabinetId,
    tiles.map((tile) => tile.sku),
  );
  const ownSkus = new Set(own.map((product) => product.sku));
  return {
    query: shelf.query,
    tiles: tiles.flatMap(({ imageUrl, title, priceKopecks, ...tile }) =>
      imageUrl === null
        ? []
        : { sku: tile.sku, title: title ?? '', imageUrl, priceKopecks, isOwn: ownSkus.has(tile.sku) },
    ),
  };
}
