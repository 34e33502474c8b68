import { sql } from 'kysely';
import { compareFacts } from '../server/src/cards/compare/compare-facts.ts';
import { mergeFacts } from '../server/src/cards/compare/merge-facts.ts';
import type { Look } from '../server/src/cards/facts.ts';
import { claimStorefrontCards, listDueCabinets } from '../server/src/cards/look/claim-cards.ts';
import { lookAtOwn, type ReadOwn } from '../server/src/cards/look/look-at-own.ts';
import { lookAtStorefront, type ReadStorefront } from '../server/src/cards/look/look-at-storefront.ts';
import { storeLooks } from '../server/src/cards/store/store-looks.ts';
import { stoppedClock } from '../server/src/platform/clock.ts';
import type { Context } from '../server/src/platform/context.ts';
import type { Bench } from './open-bench.ts';
import { percentile } from './percentile.ts';
import { CABINETS, fillCards } from './radar/fill-cards.ts';
import { makeFacts } from './radar/make-facts.ts';
import { readPages } from './radar/read-pages.ts';
import { bytesOfEach, sizeOf } from './radar/sizes.ts';
import type { Row } from './report.ts';

const CARDS = 100_000;
const BATCH = 500;
const SAMPLE = 2000;
/** A look in twenty finds a change: a card that is looked at every six hours changes once in five days. */
const CHANGED_EVERY = 20;
const never = new AbortController().signal;

/** 25,000 own products by their sellers' methods each hour and as buyers see them in three, 50,000 others in six. */
const DEMAND = 25_000 / 3600 + 25_000 / (3 * 3600) + 50_000 / (6 * 3600);
const BUDGET = { perSecond: 4 * DEMAND, lateSeconds: 60, bytes: 2000, seconds: 60 };

export const RADAR_BEFORE = `100,000 watched cards of ${CABINETS} cabinets: 25,000 own products, each as its seller's methods and as buyers see it, and 50,000
of rivals. The schedule asks for ${DEMAND.toFixed(1)} looks a second while nothing changes. Cards are answered by the process itself, with
facts of an ordinary length (4 KB) of which one look in ${CHANGED_EVERY} finds another price; reading pages is measured apart.`;

export const RADAR_AFTER = `Cards a second are those of one worker process beside PostgreSQL on the same two cores. Lateness is counted from the planned moment of
each look to its storing, while due times are spread as the schedule spreads them. Bytes are what the tables with their
indexes grew by.`;

type Card = { id: number; sku: number; cabinet_id: number | null };

async function listCards({ db }: Context): Promise<Card[]> {
  const { rows } = await sql<Card>`select id, sku, cabinet_id from watched_cards order by id`.execute(db);
  return rows;
}

const versions = new Map<number, number>();
let looks = 0;

/** Every so many looks find another price. */
function answer(sku: number): Look {
  looks += 1;
  if (looks % CHANGED_EVERY === 0) versions.set(sku, (versions.get(sku) ?? 0) + 1);
  return { outcome: 'read', facts: makeFacts(sku, versions.get(sku) ?? 0) };
}
const readStorefront: ReadStorefront = ({ sku }) => Promise.resolve(answer(sku));
const readOwn: ReadOwn = (_, cards) => Promise.resolve(new Map(cards.map(({ sku }) => [sku, answer(sku)])));

const perSecond = (count: number, since: number) => count / ((performance.now() - since) / 1000);

/** Looks at all cards by the store alone; `version`: what their price is. */
async function storeAll(
  context: Context,
  cards: readonly Card[],
  version: number,
  at: Date,
): Promise<number> {
  const since = performance.now();
  for (let first = 0; first < cards.length; first += BATCH) {
    const seen = cards.slice(first, first + BATCH).map(({ id, sku }) => ({
      cardId: id,
      look: { outcome: 'read', facts: makeFacts(sku, version) } as const,
      at,
    }));
    await storeLooks(context, seen);
  }
  return perSecond(cards.length, since);
}

/** The same rows, one by one, by the plainest statement there is. */
async function updatePlainly({ db }: Context, cards: readonly Card[]): Promise<number> {
  const since = performance.now();
  for (const { id } of cards)
    await sql`update watched_cards set looked_at = looked_at where id = ${id}`.execute(db);
  return perSecond(cards.length, since);
}

function compareAll(cards: readonly Card[]): number {
  const pairs = cards.map(({ sku }) => [makeFacts(sku, 0), makeFacts(sku, sku % 2)] as const);
  const since = performance.now();
  for (const [was, now] of pairs) mergeFacts(was, now, compareFacts(was, now));
  return perSecond(pairs.length, since);
}

/** Due times as the schedule would have spread them by now. */
async function spreadDue({ db }: Context, now: Date): Promise<void> {
  await sql`
    update watched_cards set taken_until = null, next_look_at = ${now}::timestamptz + make_interval(
      secs => case when cabinet_id is null then random() * every_seconds
        else (cabinet_id * 0.618033988749895 % 1) * every_seconds end)`.execute(db);
  await sql`drop table if exists bench_planned`.execute(db);
  await sql`create table bench_planned as select id, next_look_at from watched_cards`.execute(db);
}

/** One worker for so many seconds: what is due, as it falls due. */
async function work(context: Context, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    for (const cabinetId of await listDueCabinets(context))
      await lookAtOwn(context, readOwn, { cabinetId, signal: never });
    const taken = await lookAtStorefront(context, readStorefront, never);
    if (taken === 0) await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function listLate({ db }: Context): Promise<number[]> {
  const { rows } = await sql<{ late: number }>`
    select extract(epoch from card.looked_at - planned.next_look_at)::float8 as late
    from watched_cards as card join bench_planned as planned on planned.id = card.id
    where card.looked_at >= planned.next_look_at`.execute(db);
  return rows.map(({ late }) => late).toSorted((one, other) => one - other);
}

async function listUnseen({ db }: Context): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select id, sku, cabinet_id from watched_cards where looked_at is null order by id`.execute(db);
  return rows;
}

async function measureClaims(context: Context, now: Date): Promise<number> {
  const since = performance.now();
  let taken = 0;
  for (;;) {
    const cards = await claimStorefrontCards(context, { dueBefore: now, limit: 64 });
    taken += cards.length;
    if (cards.length === 0 || taken >= 5000) break;
  }
  return perSecond(taken, since);
}

/** Scheduling, comparing and storing of 100,000 watched cards, each part and all of it together. */
export async function measureRadar({ context }: Bench, say: (line: string) => void): Promise<Row[]> {
  const { db } = context;
  const begin = context.clock.now();
  if ((await listCards(context)).length === 0) {
    say('Filling 100,000 watched cards…');
    await fillCards({ ...context, clock: stoppedClock(new Date(begin.getTime() - 3 * 3_600_000)) });
  }
  const cards = await listCards(context);
  if (cards.length !== CARDS) throw new Error(`${cards.length} cards, not ${CARDS}`);
  const hoursAgo = (hours: number) => new Date(begin.getTime() - hours * 3_600_000);
  say('Baselines…');
  const unseen = await listUnseen(context);
  const first = await storeAll(context, unseen, 0, hoursAgo(2));

  say('Everything is due…');
  await sql`delete from quota`.execute(db);
  await spreadDue(context, hoursAgo(12));
  looks = 0;
  const since = performance.now();
  await work(context, 20);
  const sustained = perSecond(looks, since);
  say(`  ${sustained.toFixed(0)}/s`);

  say('As it falls due…');
  await sql`delete from quota`.execute(db);
  await spreadDue(context, context.clock.now());
  await work(context, BUDGET.seconds);
  const late = await listLate(context);
  const [p50, p99] = [percentile(late, 0.5), percentile(late, 0.99)];
  say(`  ${late.length} looks, p50 ${p50.toFixed(1)} s, p99 ${p99.toFixed(1)} s`);

  say('Parts…');
  const some = cards.filter((_, index) => index % (CARDS / SAMPLE) === 0);
  // From here on all of them are as version 50 has them.
  await storeAll(context, some, 50, context.clock.now());
  const same = await storeAll(context, some, 50, context.clock.now());
  const plain = await updatePlainly(context, some);
  const before = [await sizeOf(db, 'card_snapshots'), await sizeOf(db, 'radar_changes')] as const;
  const changed = await storeAll(context, some, 51, context.clock.now());
  const after = [await sizeOf(db, 'card_snapshots'), await sizeOf(db, 'radar_changes')] as const;
  const bytes = { snapshot: bytesOfEach(before[0], after[0]), line: bytesOfEach(before[1], after[1]) };
  say(
    `  the same ${same.toFixed(0)}/s, changed ${changed.toFixed(0)}/s, a bare update ${plain.toFixed(0)}/s`,
  );
  say(`  ${bytes.snapshot.toFixed(0)} + ${bytes.line.toFixed(0)} bytes`);
  const compared = compareAll(some);
  await spreadDue(context, hoursAgo(12));
  const claimed = await measureClaims(context, begin);
  say(`  compared ${compared.toFixed(0)}/s, claimed ${claimed.toFixed(0)}/s`);
  await sql`drop table bench_planned`.execute(db);

  say('Pages of the sandbox…');
  const pages = await readPages(context);
  say(`  first ${pages.first.toFixed(0)}/s, again ${pages.again.toFixed(0)}/s of ${pages.cards} cards`);

  return [
    {
      what: 'radar: looks sustained by one worker, everything due (scheduling, paying, comparing, storing)',
      measured: `${sustained.toFixed(0)}/s`,
      baseline: `what the schedule asks for: ${DEMAND.toFixed(1)}/s`,
      ratio: DEMAND / sustained,
      budget: `≥ ${BUDGET.perSecond.toFixed(0)}/s`,
      isKept: sustained >= BUDGET.perSecond,
    },
    {
      what: 'radar: lateness of looks as they fall due',
      measured: `p50 ${p50.toFixed(1)} s, p99 ${p99.toFixed(1)} s of ${late.length} looks`,
      baseline: 'none',
      ratio: Number.NaN,
      budget: `p99 ≤ ${BUDGET.lateSeconds} s`,
      isKept: p99 <= BUDGET.lateSeconds,
    },
    {
      what: 'radar: bytes of a change (snapshot and line of the feed, with indexes)',
      measured: `${bytes.snapshot.toFixed(0)} + ${bytes.line.toFixed(0)} bytes`,
      baseline: `the facts themselves: ${JSON.stringify(makeFacts(1_000_000, 0)).length} characters`,
      ratio: Number.NaN,
      budget: `≤ ${BUDGET.bytes} bytes`,
      isKept: bytes.snapshot + bytes.line <= BUDGET.bytes,
    },
    {
      what: `radar: cards read from pages of the sandbox, eight at once, sandbox on the same two cores (${pages.cards} cards)`,
      measured: `${pages.again.toFixed(0)}/s; for the first time, with three pages and all pictures, ${pages.first.toFixed(0)}/s`,
      baseline: `stored: ${same.toFixed(0)}/s`,
      ratio: same / pages.again,
      budget: `≥ ${DEMAND.toFixed(0)}/s`,
      isKept: pages.again >= DEMAND,
    },
    ...(
      [
        ['claiming alone', claimed],
        ['comparing alone', compared],
        ['storing alone: nothing changed', same],
        ['storing alone: every card changed', changed],
        // Only where the cards were filled in this run.
        ...(unseen.length === CARDS ? [['storing alone: first looks', first] as const] : []),
      ] as const
    ).map(([what, figure]) => ({
      what: `radar: ${what}`,
      measured: `${figure.toFixed(0)}/s`,
      baseline: `a bare update of each row: ${plain.toFixed(0)}/s`,
      ratio: plain / figure,
      budget: '',
      isKept: null,
    })),
  ];
}
