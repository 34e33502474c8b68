import { getPositionCell as route } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import type { KeptTile } from '../../shelves/rules.ts';
import { chooseCheck } from './choose-check.ts';
import { type CellInput, getFollowedCell } from './get-followed-cell.ts';
import { listChecks } from './list-checks.ts';
import { listNearPages } from './list-near-pages.ts';
import { findNextCheck, nameGap } from './name-gap.ts';

function presentNeighbour(tiles: readonly KeptTile[], place: number) {
  const tile = tiles.find((one) => one.place === place);
  if (tile === undefined) return null;
  const { sku, title, priceKopecks } = tile;
  return { place, sku, title, priceKopecks };
}

/** The facts of one cell of the matrix. */
export async function getPositionCell(context: Context, input: CellInput): Promise<OutputOf<typeof route>> {
  const cell = await getFollowedCell(context, input);
  const { followed, shelf, span } = cell;
  const [checks, nextCheckAt] = await Promise.all([
    listChecks(context, followed, span),
    findNextCheck(context, cell),
  ]);
  const check = chooseCheck(checks, input.choice);
  const gap = check === undefined ? await nameGap(context, cell) : null;
  const isAnswered = check !== undefined && check.place !== null;
  const [page] = isAnswered ? await listNearPages(context, { shelf, sku: followed.sku, check }) : [];
  const place = page?.place ?? null;
  const tiles =
    page === undefined || place === null
      ? []
      : await readStoredShelf(context, { ...shelf, takenAt: page.takenAt });
  return route.output.parse({
    query: cell.query,
    cityId: followed.cityId,
    from: span.startsAt.toISOString(),
    until: span.endsAt.toISOString(),
    check: check ?? null,
    gap: gap ?? (check !== undefined && check.place === null ? check.outcome : null),
    nextCheckAt: nextCheckAt?.toISOString() ?? null,
    pageAt: page?.takenAt.toISOString() ?? null,
    page: page?.page ?? null,
    above: place === null ? null : presentNeighbour(tiles, place - 1),
    below: place === null ? null : presentNeighbour(tiles, place + 1),
  });
}
