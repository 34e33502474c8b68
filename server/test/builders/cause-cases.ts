import { login } from '@vitrina/contract/accounts/routes.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { explainPositionMove } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { addEntry } from '../../src/positions/entries/add-entry.ts';
import type { TestApp } from '../app.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import { createCauseWorld, LAST_MINUTE_MS, type Shelf, seeded } from './cause-world.ts';
import type { TestUser } from './factories.ts';

/** Between two rounds: causes of the one before are over. */
const ROUND_HOURS = 7;
const DEEPEST = 300;
/** Nobody asks why a place moved that hardly moved. */
const LEAST_PLACES = 3;

/** What the sandbox can do to a card, and what the product should call it. */
const NAMES = {
  priceRaised: 'price',
  priceCut: 'price',
  ratingFell: 'rating',
  deliverySlowed: 'delivery',
  titleWorsened: 'title',
  soldOut: 'soldOut',
  // Pages do not show who is advertised.
  advertisingStopped: 'unseen',
} as const;
type CauseKind = keyof typeof NAMES;
const KINDS = Object.keys(NAMES) as CauseKind[];

type Explained = OutputOf<typeof explainPositionMove>;
export type CauseCase = {
  kind: CauseKind;
  explained: string;
  expected: string;
  answer: Explained;
  elapsedMs: number;
};

type Planned = { shelf: Shelf; kind: CauseKind; sku: number; entryId: number };
type Injected = Planned & { bucket: string };

type Options = { app: TestApp; sandbox: Sandbox; shelves: number; rounds: number; seed: number };

/** Injects causes into the sandbox round by round, lets the product check positions before and after, and asks it why. */
export async function runCauseCases({ app, sandbox, ...options }: Options): Promise<CauseCase[]> {
  const random = seeded(options.seed);
  const { context } = app;
  const { startsAt, moveTo, check, rank, ...world } = createCauseWorld({ app, sandbox });

  async function logIn({ email, password }: TestUser): Promise<string> {
    return (await app.call(login, { email, password })).accessToken;
  }

  /** A product is followed once in a city. */
  const taken = new Set<string>();

  /** Whom each round happens to, followed from the beginning. */
  async function plan(shelf: Shelf): Promise<Planned[]> {
    const places = (await rank(shelf)).slice(0, DEEPEST);
    const planned: Planned[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'priceRaised';
      const free = places.filter(
        ({ sku, factors }) =>
          !taken.has(`${shelf.cityId} ${sku}`) && (kind !== 'advertisingStopped' || factors.advertising > 0),
      );
      const chosen = free[Math.floor(random() * free.length)];
      if (chosen === undefined) continue;
      taken.add(`${shelf.cityId} ${chosen.sku}`);
      const { query, cityId, cabinet } = shelf;
      const { entryId } = await addEntry(context, {
        cabinetId: cabinet.id,
        sku: chosen.sku,
        cityId,
        queries: [query],
      });
      planned.push({ shelf, kind, sku: chosen.sku, entryId });
    }
    return planned;
  }

  /** Nothing else begins or ends with the product in that time, and what shall end is there. */
  async function isClear({ sku, kind, shelf }: Planned, fromMs: number, untilMs: number): Promise<boolean> {
    if (!(await world.isQuiet(sku, fromMs, untilMs))) return false;
    const standing = (await rank(shelf)).find((place) => place.sku === sku);
    return standing !== undefined && (kind !== 'advertisingStopped' || standing.factors.advertising > 0);
  }

  async function ask(
    { shelf, kind, entryId, bucket }: Injected,
    token: string,
  ): Promise<CauseCase | undefined> {
    const input = { cabinetId: shelf.cabinet.id, entryId, query: shelf.query, bucket };
    const call = () => app.call(explainPositionMove, input, token);
    let answer = await call();
    while (answer.state === 'learning') answer = await call();
    // What is learned is there now: this is what a person waits for.
    const started = performance.now();
    answer = await call();
    const elapsedMs = performance.now() - started;
    const { explanation, absence, state } = answer;
    if (explanation && Math.abs(explanation.placeAfter - explanation.placeBefore) < LEAST_PLACES)
      return undefined;
    const explained = explanation?.top ?? absence ?? state;
    return { kind, explained, expected: NAMES[kind], answer, elapsedMs };
  }

  await moveTo(startsAt - 24 * HOUR_MS);
  const shelves = await world.openShelves(options.shelves);
  const plans: Planned[][] = [];
  for (const shelf of shelves) plans.push(await plan(shelf));
  const cabinetIds = [...new Set(shelves.map(({ cabinet }) => cabinet.id))];
  const injected: Injected[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const beforeMs = startsAt + round * ROUND_HOURS * HOUR_MS;
    const afterMs = beforeMs + HOUR_MS;
    await moveTo(beforeMs);
    await check(cabinetIds);
    for (const chosen of plans.flatMap((planned) => planned[round] ?? [])) {
      if (!(await isClear(chosen, beforeMs, afterMs))) continue;
      await world.inject(chosen.sku, chosen.kind, beforeMs + 60_000, afterMs + HOUR_MS);
      injected.push({ ...chosen, bucket: new Date(afterMs - LAST_MINUTE_MS).toISOString() });
    }
    await moveTo(afterMs);
    await check(cabinetIds);
  }
  const cases: CauseCase[] = [];
  const tokens = new Map<number, string>();
  for (const one of injected) {
    const { id, owner } = one.shelf.cabinet;
    // The rounds of five hundred cases take longer than a token lasts.
    const token = tokens.get(id) ?? (await logIn(owner));
    tokens.set(id, token);
    const input = await ask(one, token);
    if (input !== undefined) cases.push(input);
  }
  return cases;
}
