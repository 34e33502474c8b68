import type { explainPositionMove as route } from '@vitrina/contract/positions/causes.ts';
import { MOST_NEAR_CHANGES, type MoveSide } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { listChanges } from '../../cards/changes/list-changes.ts';
import type { DbContext } from '../../platform/context.ts';
import type { KeptTile } from '../../shelves/rules.ts';

type NearChanges = OutputOf<typeof route>['changes'];

/** Who stands further away has nobody to push out of this place. */
const NEAR_PLACES = 10;

/** Products that stood near to one on a page; of a page without it nobody did. */
export function listNear(sku: number, tiles: readonly KeptTile[]): number[] {
  const place = tiles.find((tile) => tile.sku === sku)?.place;
  if (place === undefined) return [];
  return tiles.filter((tile) => Math.abs(tile.place - place) <= NEAR_PLACES).map((tile) => tile.sku);
}

const momentOf = ({ pageAt, check }: MoveSide) => pageAt ?? check?.checkedAt ?? null;

type Move = {
  cabinetId: number;
  sku: number;
  before: { side: MoveSide; tiles: readonly KeptTile[] };
  after: { side: MoveSide; tiles: readonly KeptTile[] };
};

/**
 * What the cabinet's radar saw change between two moments, on the product and on rivals that stood near: likely reasons,
 * which nobody has weighed. The product's own first, the newest before the older ones.
 */
export async function listNearChanges(
  context: DbContext,
  { cabinetId, sku, before, after }: Move,
): Promise<NearChanges> {
  const [from, to] = [momentOf(before.side), momentOf(after.side)];
  if (from === null || to === null) return [];
  const near = [...new Set([sku, ...listNear(sku, before.tiles), ...listNear(sku, after.tiles)])];
  const changes = await listChanges(context, {
    cabinetId,
    skus: near,
    from: new Date(from),
    to: new Date(to),
    by: 'cameAbout',
  });
  const titles = new Map([...before.tiles, ...after.tiles].map((tile) => [tile.sku, tile.title]));
  return changes
    .toReversed()
    .toSorted((one, other) => Number(other.sku === sku) - Number(one.sku === sku))
    .slice(0, MOST_NEAR_CHANGES)
    .map((change) => ({ change, title: titles.get(change.sku) ?? null, isMine: change.sku === sku }));
}
