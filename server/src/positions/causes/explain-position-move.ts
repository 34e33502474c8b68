import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  type MoveAgainst,
  type MoveSide,
  explainPositionMove as route,
} from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../platform/context.ts';
import { readStoredShelf } from '../../shelves/read-stored-shelf.ts';
import type { KeptTile } from '../../shelves/rules.ts';
import { planCell } from '../matrix/plan-cell.ts';
import { fillSilence, listStems, measureCard } from './card-factors.ts';
import { chooseCheck } from './choose-check.ts';
import type { Rankings } from './create-rankings.ts';
import { explainMove } from './explain-move.ts';
import { findAbsence } from './find-absence.ts';
import { type CellInput, type FollowedCell, getFollowedCell } from './get-followed-cell.ts';
import { judgeMove } from './judge-move.ts';
import { findLastAnswer, findNearestAnswer, listChecks } from './list-checks.ts';
import { listNearChanges } from './list-near-changes.ts';
import { listNearPages, type StoredPage } from './list-near-pages.ts';
import { cardOf, nameRivals } from './name-rivals.ts';
import type { SeenCard } from './seen-card.ts';

type Answer = OutputOf<typeof route>;
type Input = CellInput & { against: MoveAgainst };
type Side = { check: MoveSide['check']; page: StoredPage | undefined };

const BACK_MS = { day: DAY_MS, week: 7 * DAY_MS } as const;
/** From the hour of a day or a week ago: as far on both sides as no other day is nearer. */
const FURTHEST_BESIDE_MS = DAY_MS / 2;
/** A place of longer ago is another story. */
const FURTHEST_BACK_MS = 35 * DAY_MS;

/** The check of the earlier cell in which a moment lies; undefined: nothing was answered there. */
async function findAnswerAt(
  context: Context,
  { followed, span, historyDays }: FollowedCell,
  at: Date,
  input: Input,
) {
  const { grouping, choice } = input;
  // What lies before the shown days is compared as it is.
  const shown = input.shown && at >= startOfMoscowDay(input.shown.from) ? input.shown : undefined;
  const earlier = planCell({ at, grouping, historyDays, now: context.clock.now(), shown });
  if ('refused' in earlier || earlier.startsAt >= span.startsAt) return undefined;
  // Of a week that the period cuts, the part before it may be the earlier cell.
  const endsAt = earlier.endsAt > span.startsAt ? span.startsAt : earlier.endsAt;
  const check = chooseCheck(await listChecks(context, followed, { ...earlier, endsAt }), choice);
  return check?.place === null ? undefined : check;
}

/** The check that this cell is compared with: a check may have failed in just that hour, then the nearest one counts. */
async function findEarlierCheck(context: Context, cell: FollowedCell, input: Input) {
  const { against } = input;
  const { startsAt } = cell.span;
  const back = (ms: number) => new Date(startsAt.getTime() - ms);
  if (against === 'previous') {
    const span = { startsAt: back(FURTHEST_BACK_MS), endsAt: startsAt };
    const last = await findLastAnswer(context, cell.followed, span);
    return last && findAnswerAt(context, cell, last, input);
  }
  const at = back(BACK_MS[against]);
  const check = await findAnswerAt(context, cell, at, input);
  if (check !== undefined) return check;
  const nearest = await findNearestAnswer(context, cell.followed, at, FURTHEST_BESIDE_MS);
  return nearest && findAnswerAt(context, cell, nearest, input);
}

function presentSide({ check, page }: Side, tiles: readonly KeptTile[], sku: number): MoveSide {
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
async function findSides(
  context: Context,
  { shelf, followed }: FollowedCell,
  checks: Record<'before' | 'after', Side['check']>,
): Promise<Record<'before' | 'after', Side>> {
  const list = async (check: Side['check']) =>
    check === null ? [] : listNearPages(context, { shelf, sku: followed.sku, check });
  const [pagesBefore, [after]] = await Promise.all([list(checks.before), list(checks.after)]);
  const before = pagesBefore.find((page) => after === undefined || page.takenAt < after.takenAt);
  return { before: { check: checks.before, page: before }, after: { check: checks.after, page: after } };
}

const NOTHING_EXPLAINED = { explanation: null, absence: null, cameUp: [], cameUpCount: 0, goneCount: 0 };

/** The product is missing at one of the moments, or at both. */
async function explainAbsence(
  context: Context,
  { followed, shelf }: FollowedCell,
  { before, after }: Record<'before' | 'after', Side>,
) {
  const [gone, other] = typeof after.check?.place === 'number' ? [before, after] : [after, before];
  if (gone.check === null) return null;
  const place = typeof other.check?.place === 'number' ? other.check.place : undefined;
  return findAbsence(context, { sku: followed.sku, shelf, check: gone.check, place });
}

/** Why the place of a cell differs from that of an earlier one. */
export async function explainPositionMove(
  context: Context,
  rankings: Rankings,
  input: Input,
): Promise<Answer> {
  const cell = await getFollowedCell(context, input);
  const { shelf } = cell;
  const { sku, cabinetId } = cell.followed;
  const [checks, earlier] = await Promise.all([
    listChecks(context, cell.followed, cell.span),
    findEarlierCheck(context, cell, input),
  ]);
  const check = chooseCheck(checks, input.choice) ?? null;
  const isAnswered = check !== null && check.place !== null;
  const sides = await findSides(context, cell, {
    after: check,
    before: isAnswered ? (earlier ?? null) : null,
  });
  const state = judgeMove(sides.before, sides.after);
  const tilesOf = async ({ page }: Side) =>
    page === undefined ? [] : readStoredShelf(context, { ...shelf, takenAt: page.takenAt });
  const at = sides.after.page?.takenAt;
  const [before, after, ranking] = await Promise.all([
    tilesOf(sides.before),
    tilesOf(sides.after),
    state === 'explained' && at !== undefined ? rankings.find(context, { cabinetId, shelf, at }) : undefined,
  ]);
  const [was, is] = [presentSide(sides.before, before, sku), presentSide(sides.after, after, sku)];
  const changes = await listNearChanges(context, {
    cabinetId,
    sku,
    before: { side: was, tiles: before },
    after: { side: is, tiles: after },
  });
  const explained = { ...NOTHING_EXPLAINED, before: was, after: is, changes };
  if (state === 'vanished' || state === 'appeared' || state === 'absent')
    return { state, ...explained, absence: await explainAbsence(context, cell, sides) };
  if (state !== 'explained') return { state, ...explained };
  const rivals = nameRivals({ sku, before, after });
  if (ranking === undefined) return { state: 'learning', ...explained, ...rivals };
  const explanation = explainMove({ sku, ...measurePages(cell.query, before, after) }, ranking);
  return explanation === undefined
    ? { state: 'noPage', ...explained }
    : { state, ...explained, ...rivals, explanation };
}
