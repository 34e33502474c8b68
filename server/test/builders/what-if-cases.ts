import { login } from '@vitrina/contract/accounts/routes.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import type { CardOnPage } from '@vitrina/contract/positions/causes.ts';
import { type Prediction, predictPlace, type WantedCard } from '@vitrina/contract/positions/what-if.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { addEntry } from '../../src/positions/entries/add-entry.ts';
import type { ProductsTables } from '../../src/products/tables.ts';
import { listReadings } from '../../src/shelves/list-readings.ts';
import { shelfQuery } from '../../src/shelves/rules.ts';
import type { TestApp } from '../app.ts';
import type { Sandbox } from '../fakes/sandbox.ts';
import { createCauseWorld, type Shelf, seeded } from './cause-world.ts';

const DEEPEST = 200;
const MINUTE_MS = 60_000;

/** What the sandbox can do to a card, and what a seller would ask about it. */
const WISHES: Record<string, (card: CardOnPage) => WantedCard> = {
  priceRaised: ({ priceKopecks }) => ({ priceKopecks: roubles((priceKopecks ?? 0) * 1.3) }),
  priceCut: ({ priceKopecks }) => ({ priceKopecks: roubles((priceKopecks ?? 0) * 0.78) }),
  ratingFell: ({ rating }) => ({ rating: Math.max(1, Number(((rating ?? 0) - 1.2).toFixed(1))) }),
  deliverySlowed: ({ deliveryDays }) => ({ deliveryDays: (deliveryDays ?? 0) + 4 }),
};
const KINDS = [
  ['priceRaised'],
  ['priceCut'],
  ['ratingFell'],
  ['deliverySlowed'],
  ['priceCut', 'deliverySlowed'],
  ['priceRaised', 'ratingFell'],
] as const;
const roubles = (kopecks: number) => Math.max(100, Math.round(kopecks / 100) * 100);

type Answer = OutputOf<typeof predictPlace>;
export type WhatIfCase = {
  kind: string;
  answer: Answer;
  /** "It stays where it is": the same question without any change. */
  staying: Prediction | null;
  /** Where it stood an hour after it was done; undefined: nowhere. */
  truth: number | undefined;
  elapsedMs: number;
};

type Options = {
  app: TestApp;
  sandbox: Sandbox;
  shelves: number;
  /** Products of each shelf to which something happens in each round. */
  products: number;
  rounds: number;
  /** Hours in which shelves are only read. */
  readFirst: number;
  seed: number;
};
type Chosen = { shelf: Shelf; sku: number; kinds: readonly string[] };
type Open = Omit<WhatIfCase, 'truth'> & Chosen & { card: CardOnPage };

/** Asks what would be if a card changed, changes it in the sandbox, and looks where it stands an hour later; then back. */
export async function runWhatIfCases({ app, sandbox, ...options }: Options): Promise<WhatIfCase[]> {
  const { context } = app;
  const random = seeded(options.seed);
  const world = createCauseWorld({ app, sandbox });
  const tokens = new Map<number, string>();
  const cases: WhatIfCase[] = [];

  /** Products of a shelf that become the cabinet's own and are followed there. */
  async function follow(shelf: Shelf, taken: Set<string>): Promise<Chosen[]> {
    const places = (await world.rank(shelf)).slice(0, DEEPEST);
    const chosen: Chosen[] = [];
    for (let one = 0; one < options.products * options.rounds; one += 1) {
      const free = places.filter(({ sku }) => !taken.has(`${shelf.cityId} ${sku}`));
      const sku = free[Math.floor(random() * free.length)]?.sku;
      if (sku === undefined) break;
      taken.add(`${shelf.cityId} ${sku}`);
      const cabinetId = shelf.cabinet.id;
      await context.db
        .withTables<ProductsTables>()
        .insertInto('products')
        .values({
          cabinet_id: cabinetId,
          sku,
          product_id: sku,
          offer_id: String(sku),
          name: String(sku),
          search_text: '',
          image_url: null,
          price_kopecks: null,
          is_archived: false,
          synced_at: app.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await addEntry(context, { cabinetId, sku, cityId: shelf.cityId, queries: [shelf.query] });
      chosen.push({ shelf, sku, kinds: KINDS[Math.floor(random() * KINDS.length)] ?? KINDS[0] });
    }
    return chosen;
  }

  async function ask({ shelf, sku }: Chosen, wanted: WantedCard): Promise<Answer | undefined> {
    const { query, cityId, cabinet } = shelf;
    const [newest] = await listReadings(context, { query: shelfQuery(query), cityId });
    if (newest === undefined) return undefined;
    const input = {
      cabinetId: cabinet.id,
      query,
      cityId,
      takenAt: newest.taken_at.toISOString(),
      sku: Sku.parse(sku),
      wanted,
    };
    const token = tokens.get(cabinet.id);
    let answer = await app.call(predictPlace, input, token);
    while (answer.state === 'learning') answer = await app.call(predictPlace, input, token);
    return answer;
  }

  async function open(
    chosen: Chosen,
    wish: (card: CardOnPage) => WantedCard,
    kind: string,
  ): Promise<Open | undefined> {
    const staying = await ask(chosen, {});
    if (staying?.now == null) return undefined;
    const started = performance.now();
    const answer = await ask(chosen, wish(staying.now.card));
    const elapsedMs = performance.now() - started;
    if (answer === undefined) return undefined;
    return { ...chosen, kind, answer, elapsedMs, staying: staying.prediction, card: staying.now.card };
  }

  async function close(opened: readonly Open[]): Promise<void> {
    for (const { shelf, sku, kind, answer, staying, elapsedMs } of opened) {
      const truth = (await world.rank(shelf)).find((place) => place.sku === sku)?.position;
      cases.push({ kind, answer, staying, elapsedMs, truth });
    }
  }

  const wishOf = (kinds: readonly string[]) => (card: CardOnPage) =>
    Object.assign({}, ...kinds.map((kind) => WISHES[kind]?.(card))) as WantedCard;

  async function openAll(list: readonly (() => Promise<Open | undefined>)[]): Promise<Open[]> {
    const opened: Open[] = [];
    for (const one of list) opened.push(...[await one()].filter((answer) => answer !== undefined));
    return opened;
  }

  let at = world.startsAt - options.readFirst * HOUR_MS;
  await world.moveTo(at - HOUR_MS);
  const shelves = await world.openShelves(options.shelves);
  const taken = new Set<string>();
  const plans: Chosen[][] = [];
  for (const shelf of shelves) plans.push(await follow(shelf, taken));
  const cabinets = new Map(shelves.map(({ cabinet }) => [cabinet.id, cabinet]));
  const check = async (ms: number) => {
    await world.moveTo(ms);
    await world.check([...cabinets.keys()]);
    // Rounds take longer than a token lasts.
    for (const { id, owner } of cabinets.values()) {
      const { email, password } = owner;
      tokens.set(id, (await app.call(login, { email, password })).accessToken);
    }
  };
  for (let hour = 0; hour < options.readFirst; hour += 1, at += HOUR_MS) await check(at);
  for (let round = 0; round < options.rounds; round += 1, at += 2 * HOUR_MS) {
    const first = round * options.products;
    const chosen = plans.flatMap((plan) => plan.slice(first, first + options.products));
    await check(at);
    const opened = await openAll(
      chosen.map((one) => () => open(one, wishOf(one.kinds), one.kinds.join(' and '))),
    );
    for (const { sku, kinds } of opened)
      for (const kind of kinds) await world.inject(sku, kind, at + MINUTE_MS, at + HOUR_MS + MINUTE_MS);
    await check(at + HOUR_MS);
    await close(opened);
    const back = await openAll(
      opened.map((one) => () => {
        const fields = Object.keys(wishOf(one.kinds)(one.card));
        const wish = Object.fromEntries(
          Object.entries(one.card).filter(([field, value]) => fields.includes(field) && value !== null),
        );
        return open(one, () => wish, `${one.kinds.join(' and ')}, taken back`);
      }),
    );
    await world.moveTo(at + 2 * HOUR_MS);
    await close(back);
  }
  return cases;
}
