import {
  explainPositionMove as route,
  type MoveAgainst,
  type MoveSide,
} from '@vitrina/contract/position-causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import type { KeptTile } from '../../shelves/rules.ts';
import { fillSilence, listStems, measureCard } from './card-factors.ts';
import { chooseCheck } from './choose-check.ts';
import type { Rankings } from './create-rankings.ts';
import { explainMove } from './explain-move.ts';
import { findAbsence } from './find-absence.ts';
import { findPage, type StoredPage } from './find-page.ts';
import { type AskedCell, type FollowedCell, getFollowedCell } from './get-followed-cell.ts';
import type { SeenCard } from './learn-ranking.ts';
import { findLastAnswer, listChecks } from './list-checks.ts';
import { cardOf, nameRivals } from './name-rivals.ts';
import { planCell } from './plan-cell.ts';

type Answer = OutputOf<typeof route>;
type Asked = AskedCell & { against: MoveAgainst };
type Side = { check: MoveSide['check']; page: StoredPage | undefined; tiles: readonly KeptTile[] };

const DAY_MS = 24 * 60 * 60_000;
const BACK_MS = { day: DAY_MS, week: 7 * DAY_MS } as const;
/** A place of longer ago is another story. */
const FURTHEST_BACK_MS = 35 * DAY_MS;

const NOTHING: Side = { check: null, page: undefined, tiles: [] };

/** The check of the cell that this one is compared with; undefined: nothing was answered there. */
async function findEarlierCheck(context: Context, cell: FollowedCell, { against, grouping, choice }: Asked) {
  const { followed, span, historyDays } = cell;
  const { startsAt } = span;
  const at =
    against === 'previous'
      ? await findLastAnswer(context, followed, {
          startsAt: new Date(startsAt.getTime() - FURTHEST_BACK_MS),
          endsAt: startsAt,
        })
      : new Date(startsAt.getTime() - BACK_MS[against]);
  if (at === undefined) return undefined;
  const earlier = planCell({ at, grouping, historyDays, now: context.clock.now() });
  if ('refused' in earlier || earlier.startsAt >= startsAt) return undefined;
  const check = chooseCheck(await listChecks(context, followed, earlier), choice);
  return check?.place === null ? undefined : check;
}

function presentSide({ check, page, tiles }: Side, sku: number): MoveSide {
  const tile = tiles.find((one) => one.sku === sku);
  return {
    check,
    pageAt: page?.takenAt.toISOString() ?? null,
    placeOnPage: page?.place ?? null,
    card: tile === undefined ? null : cardOf(tile),
  };
}

/** Both pages in numbers; what one of them does not say of a card is taken from the other. */
function measurePages(query: string, before: readonly KeptTile[], after: readonly KeptTile[]) {
  const stems = listStems(query);
  const measure = (tiles: readonly KeptTile[], others: readonly KeptTile[]): SeenCard[] => {
    const other = new Map(others.map((tile) => [tile.sku, tile]));
    return tiles.map((tile) => ({
      sku: tile.sku,
      place: tile.place,
      features: measureCard(fillSilence(tile, other.get(tile.sku) ?? tile), stems),
    }));
  };
  return { before: measure(before, after), after: measure(after, before) };
}

/** The stored pages of both moments; of one hour there may be a single page, which is no move. */
async function readSides(
  context: Context,
  cell: FollowedCell,
  checks: Record<'before' | 'after', Side['check']>,
) {
  const { shelf, followed } = cell;
  const read = async (check: Side['check'], earlierThan?: Date): Promise<Side> => {
    if (check === null) return NOTHING;
    const page = await findPage(context, { shelf, sku: followed.sku, check, before: earlierThan });
    const tiles =
      page === undefined ? [] : await readStoredShelf(context, { ...shelf, takenAt: page.takenAt });
    return { check, page, tiles };
  };
  const after = await read(checks.after);
  return { after, before: await read(checks.before, after.page?.takenAt) };
}

/** Where there are not two places to compare, the answer is its name. */
function judge(before: Side, after: Side): Answer['state'] {
  if (after.check === null || after.check.place === null) return 'notChecked';
  if (before.check === null) return 'noEarlier';
  const isHere = typeof after.check.place === 'number';
  const wasHere = typeof before.check.place === 'number';
  if (isHere && wasHere)
    return before.page === undefined || after.page === undefined ? 'noPage' : 'explained';
  if (isHere) return 'appeared';
  return wasHere ? 'vanished' : 'absent';
}

/** Why the place of a cell differs from that of an earlier one. */
export async function explainPositionMove(
  context: Context,
  rankings: Rankings,
  asked: Asked,
): Promise<Answer> {
  const cell = await getFollowedCell(context, asked);
  const { followed, shelf } = cell;
  const { sku, cabinetId, cityId } = followed;
  const [checks, earlier] = await Promise.all([
    listChecks(context, followed, cell.span),
    findEarlierCheck(context, cell, asked),
  ]);
  const check = chooseCheck(checks, asked.choice) ?? null;
  const { before, after } = await readSides(context, cell, {
    after: check,
    before: check === null || check.place === null ? null : (earlier ?? null),
  });
  const told = {
    before: presentSide(before, sku),
    after: presentSide(after, sku),
    ...{ explanation: null, absence: null, cameUp: [], cameUpCount: 0, goneCount: 0 },
  };
  const state = judge(before, after);
  if (state === 'vanished' || state === 'appeared' || state === 'absent') {
    const [gone, other] = state === 'appeared' ? [before, after] : [after, before];
    const place = typeof other.check?.place === 'number' ? other.check.place : undefined;
    const absence = gone.check && (await findAbsence(context, { sku, cityId, check: gone.check, place }));
    return { state, ...told, absence };
  }
  if (state !== 'explained' || after.page === undefined) return { state, ...told };
  const ranking = await rankings.find(context, { cabinetId, shelf, at: after.page.takenAt });
  const pages = { sku, before: before.tiles, after: after.tiles };
  const rivals = nameRivals(pages);
  if (ranking === undefined) return { state: 'learning', ...told, ...rivals };
  const measured = measurePages(cell.query, before.tiles, after.tiles);
  const explanation = explainMove({ sku, ...measured }, ranking) ?? null;
  return { state: explanation === null ? 'noPage' : state, ...told, ...rivals, explanation };
}
