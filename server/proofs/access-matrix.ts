import type { Route } from '@vitrina/contract/route.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { SAMPLES } from '../test/every-route-samples.ts';
import type { Answer } from './ask.ts';
import { type Figure, never, type Size } from './figure.ts';
import { callSample, describe, forgetImports, forgetLimits, inputOf } from './matrix/call-sample.ts';
import {
  CALLERS,
  type CallerName,
  expectAnswer,
  isRole,
  PLACES,
  type Place,
} from './matrix/expect-answer.ts';
import { fieldsOf, innerIdsOf, type NamedId } from './matrix/inner-ids.ts';
import { CANARY, openWorld, type World } from './matrix/open-world.ts';
import { proveRanks } from './matrix/prove-ranks.ts';

type Cell = { route: Route; caller: CallerName; place: Place };

type Findings = {
  cells: number;
  refused: number;
  innerIds: number;
  leaks: string[];
  oracles: string[];
  changes: string[];
  inconclusive: string[];
  wrong: string[];
  undeclared: string[];
};

/** Counted whoever reads. */
const RUN_TABLES = ['runs'];

const newFindings = (): Findings => ({
  cells: 0,
  refused: 0,
  innerIds: 0,
  leaks: [],
  oracles: [],
  changes: [],
  inconclusive: [],
  wrong: [],
  undeclared: [],
});

function cellsOf(route: Route): Cell[] {
  const isOfCabinet = fieldsOf(route).includes('cabinetId');
  const places: readonly Place[] = isOfCabinet ? PLACES : ['none'];
  const cells = CALLERS.flatMap((caller) => places.map((place) => ({ route, caller, place })));
  return isOfCabinet ? [...cells, { route, caller: 'stranger', place: 'example' }] : cells;
}

/** Looks for what an answer must never have, whoever asked; the office shows an operator everybody. */
function noteLeak(found: Findings, cell: Cell, answer: Answer): void {
  if (cell.caller === 'operator' && cell.route.access === 'operator') return;
  if (answer.text.includes(CANARY)) found.leaks.push(describe(cell, answer));
}

async function proveRefusals(world: World, cells: Cell[], size: Size, found: Findings): Promise<void> {
  // What the requests name is made first: making it changes the state, being refused does not.
  const inputs = new Map<Place, object>();
  for (const cell of cells) if (!inputs.has(cell.place)) inputs.set(cell.place, await inputOf(world, cell));
  let before = await world.state.hash();
  for (const cell of cells) {
    const expected = expectAnswer(cell.route, cell.caller, cell.place);
    if (expected === 'admitted') continue;
    const answer = await callSample(world, cell, inputs.get(cell.place));
    found.refused += 1;
    noteLeak(found, cell, answer);
    if (answer.status === 400 && answer.key === 'request.invalid')
      found.inconclusive.push(describe(cell, answer));
    else if (answer.status !== expected.status || answer.text !== expected.text)
      found.wrong.push(describe(cell, answer));
    if (size === 'small' && cell !== cells.at(-1)) continue;
    const after = await world.state.hash();
    if (after !== before) found.changes.push(describe(cell, answer));
    before = after;
  }
}

async function proveAdmissions(world: World, cells: Cell[], found: Findings): Promise<void> {
  for (const cell of cells) {
    if (isRole(cell.caller)) await forgetLimits(world);
    const answer = await (isLook(cell) ? visit(world, cell, found) : callSample(world, cell));
    noteLeak(found, cell, answer);
    const wanted: readonly string[] = SAMPLES[cell.route.path]?.answers ?? ['ok'];
    if (!wanted.includes(answer.key)) found.inconclusive.push(describe(cell, answer));
  }
  await world.restore();
}

/** Of the example, by a link, or with a token that only reads; what anybody may do, it may too. */
function isLook({ route, caller, place }: Cell): boolean {
  return place === 'example' || ((caller === 'readToken' || caller === 'link') && route.access !== 'public');
}

/** Whoever reads the example or by a link leaves nothing there, no run either; a program that reads leaves its person's runs alone. */
async function visit(world: World, cell: Cell, found: Findings): Promise<Answer> {
  const input = await inputOf(world, cell);
  const except = cell.caller === 'readToken' ? RUN_TABLES : [];
  const before = await world.state.hash({ except });
  const answer = await callSample(world, cell, input);
  if ((await world.state.hash({ except })) !== before) found.changes.push(describe(cell, answer));
  return answer;
}

/** An id of somebody else in place of an own one: answered like one that never was, and nothing moves. */
async function proveInnerId(
  world: World,
  cells: Cell[],
  { id, size }: { id: NamedId; size: Size },
  found: Findings,
): Promise<void> {
  const requested = [];
  // What the requests name is made first, as for refusals.
  for (const cell of cells) {
    const input = await inputOf(world, cell);
    requested.push({ cell, input, foreignId: await id.foreign(world.things('foreign')) });
  }
  const answered: { cell: Cell; input: object; foreign: Answer }[] = [];
  let before = await world.state.hash();
  for (const { cell, input, foreignId } of requested) {
    await forgetLimits(world);
    const foreign = await callSample(world, cell, { ...input, [id.field]: foreignId });
    answered.push({ cell, input, foreign });
    noteLeak(found, cell, foreign);
    if (id.isShared || (size === 'small' && cell !== cells.at(-1))) continue;
    const after = await world.state.hash();
    if (after !== before) found.changes.push(`${id.field} of ${describe(cell, foreign)}`);
    before = after;
  }
  for (const { cell, input, foreign } of answered) {
    await forgetLimits(world);
    const absent = await callSample(world, cell, { ...input, [id.field]: id.absent });
    found.innerIds += 1;
    const isAlike = foreign.status === absent.status && (id.isShared || foreign.text === absent.text);
    if (!isAlike || (!id.isShared && foreign.status === 200))
      found.oracles.push(`${id.field} of ${describe(cell, foreign)}, absent: ${absent.text.slice(0, 80)}`);
  }
}

async function proveRoute(world: World, route: Route, size: Size, found: Findings): Promise<void> {
  const cells = cellsOf(route);
  found.cells += cells.length;
  const isRefused = (cell: Cell) => expectAnswer(route, cell.caller, cell.place) !== 'admitted';
  await forgetLimits(world);
  await forgetImports(world);
  await proveRefusals(world, cells.filter(isRefused), size, found);
  const admitted = cells.filter((cell) => !isRefused(cell));
  await proveAdmissions(world, admitted, found);
  const sample = await inputOf(world, { route, caller: 'owner', place: 'own' });
  const { ids, unknown } = innerIdsOf(route, sample);
  found.undeclared.push(...unknown.map((field) => `${route.path}: ${field}`));
  const asking = admitted.filter((cell) => isRole(cell.caller));
  if (asking.length === 0) return;
  for (const id of ids) await proveInnerId(world, asking, { id, size }, found);
}

function toFigures(found: Findings): Figure[] {
  const { cells, refused, innerIds } = found;
  const all = `${cells} calls and ${innerIds} foreign ids`;
  return [
    {
      id: 'R10',
      figure: 'size of the access matrix',
      required: 'every route of the contract',
      measured: `${EVERY_ROUTE.length} routes, ${CALLERS.length} callers, ${cells} calls (${refused} refused), ${innerIds} foreign ids`,
      isKept: cells > 0 && innerIds > 0,
    },
    never('R10', 'leaks: something of the foreign cabinet in an answer', found.leaks, all),
    never('R10', 'oracles: a foreign id is answered unlike an absent one', found.oracles, `${innerIds} ids`),
    never('R10', 'refusals that are not exactly those of the contract', found.wrong, `${refused} refusals`),
    never(
      'R10',
      'refusals, and looks at the example, by links and with tokens that read, after which the state differs',
      found.changes,
      `${refused + innerIds} refusals`,
    ),
    never('R10', 'inconclusive: not refused, but not the expected answer either', found.inconclusive, all),
    never('R10', 'undeclared routes and ids', found.undeclared, `${EVERY_ROUTE.length} routes`),
  ];
}

/** Every caller × own, foreign and absent cabinet at the given routes, strangers in the example, and each id inside with somebody else's. */
export async function search(world: World, routes: readonly Route[], size: Size): Promise<Findings> {
  const found = newFindings();
  for (const route of routes) {
    if (SAMPLES[route.path] === undefined) found.undeclared.push(route.path);
    else await proveRoute(world, route, size, found);
  }
  return found;
}

/** The figures of some routes: tests share them. */
export async function proveRoutes(size: Size, routes: readonly Route[]): Promise<Figure[]> {
  const world = await openWorld();
  try {
    return [...toFigures(await search(world, routes, size)), await proveRanks(world)];
  } finally {
    await world.close();
  }
}

/** R10, generated from the contract: what is added there is proved here without a word. */
export const prove = (size: Size): Promise<Figure[]> => proveRoutes(size, EVERY_ROUTE);
