import { login } from '@vitrina/contract/accounts/routes.ts';
import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { explainPositionMove } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { createStorefront } from '../../src/integrations/storefront/create-storefront.ts';
import { checkPositions } from '../../src/positions/checking/check-positions.ts';
import { storeObservations } from '../../src/positions/checking/store-observations.ts';
import { addEntry } from '../../src/positions/entries/add-entry.ts';
import { storeShelves } from '../../src/shelves/store-shelves.ts';
import type { TestApp } from '../app.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import { listShelves } from '../fakes/shelves.ts';
import { makeCabinet, type TestUser } from './factories.ts';

/** Between two rounds: causes of the one before are over. */
const ROUND_HOURS = 7;
const FIRST_DAY = '2026-03-02';
/** The last minute of an hour: slots of any step that are due then lie in that hour. */
const LAST_MINUTE_MS = 59 * 60_000;
const CITIES = [213, 2, 54];
const SHELVES_OF_CABINET = 30;
const DEEPEST = 300;
const SHORTEST_SHELF = 60;
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

const Ranked = z.object({
  places: z.array(
    z.object({ position: z.int(), sku: z.int(), factors: z.object({ advertising: z.number() }) }),
  ),
});
const Causes = z.object({
  causes: z.array(z.object({ from: z.coerce.date(), until: z.coerce.date() })),
});

type Explained = OutputOf<typeof explainPositionMove>;
export type CauseCase = {
  kind: CauseKind;
  explained: string;
  expected: string;
  answer: Explained;
  elapsedMs: number;
};

/** The same numbers each time, from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Shelf = { query: string; cityId: number; cabinet: Awaited<ReturnType<typeof makeCabinet>> };
type Planned = { shelf: Shelf; kind: CauseKind; sku: number; entryId: number };
type Injected = Planned & { bucket: string };

type Options = { app: TestApp; sandbox: Sandbox; shelves: number; rounds: number; seed: number };

async function rank(sandbox: Sandbox, { query, cityId }: Shelf) {
  const input = { text: query, city: String(cityId) };
  return Ranked.parse(await sandbox.truth('search', input)).places;
}

/** Injects causes into the sandbox round by round, lets the product check positions before and after, and asks it why. */
export async function runCauseCases({ app, sandbox, ...options }: Options): Promise<CauseCase[]> {
  const random = seeded(options.seed);
  const { context } = app;
  const storefront = createStorefront({ baseUrl: sandbox.env.STOREFRONT_URL ?? '', send: context.send });
  const startsAt = startOfMoscowDay(FIRST_DAY).getTime() + 10 * HOUR_MS + LAST_MINUTE_MS;

  async function moveTo(ms: number): Promise<void> {
    await sandbox.clock({ now: new Date(ms).toISOString(), speed: 0 });
    app.clock.set(new Date(ms));
  }

  async function logIn({ email, password }: TestUser): Promise<string> {
    return (await app.call(login, { email, password })).accessToken;
  }

  async function check(cabinetIds: readonly number[]): Promise<void> {
    // The hour of a key goes by the machine's time; here hours pass in seconds.
    await sql`delete from quota`.execute(context.db);
    for (const cabinetId of cabinetIds) {
      await checkPositions(context, storefront, cabinetId, new AbortController().signal);
      await sql`delete from quota`.execute(context.db);
    }
    await storeObservations(context);
    await storeShelves(context);
  }

  /** A product is followed once in a city. */
  const taken = new Set<string>();

  async function openShelves(): Promise<Shelf[]> {
    const found = (await listShelves(sandbox, CITIES[0] ?? 0, options.shelves * 6)).filter(
      ({ skus }) => skus.length >= SHORTEST_SHELF,
    );
    const shelves: Shelf[] = [];
    let cabinet = await makeCabinet(app);
    for (const { query } of found.slice(0, options.shelves)) {
      if (shelves.length > 0 && shelves.length % SHELVES_OF_CABINET === 0) cabinet = await makeCabinet(app);
      shelves.push({ query, cityId: CITIES[shelves.length % CITIES.length] ?? 0, cabinet });
    }
    return shelves;
  }

  /** Whom each round happens to, followed from the beginning. */
  async function plan(shelf: Shelf): Promise<Planned[]> {
    const places = (await rank(sandbox, shelf)).slice(0, DEEPEST);
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
    const { causes } = Causes.parse(
      await sandbox.truth('causes', {
        sku: String(sku),
        from: new Date(fromMs - HOUR_MS).toISOString(),
        to: new Date(untilMs + HOUR_MS).toISOString(),
      }),
    );
    if (causes.length > 0) return false;
    const standing = (await rank(sandbox, shelf)).find((place) => place.sku === sku);
    return standing !== undefined && (kind !== 'advertisingStopped' || standing.factors.advertising > 0);
  }

  async function inject({ sku, kind }: Planned, fromMs: number, untilMs: number): Promise<void> {
    const answer = await fetch(`${sandbox.url}/truth/causes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sku,
        cause: kind,
        at: new Date(fromMs).toISOString(),
        until: new Date(untilMs).toISOString(),
      }),
    });
    if (!answer.ok) throw new Error(`The sandbox refused a cause: ${await answer.text()}`);
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
  const shelves = await openShelves();
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
      await inject(chosen, beforeMs + 60_000, afterMs + HOUR_MS);
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
