import { setTimeout as wait } from 'node:timers/promises';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { compareDay } from '../src/billing/payments/days/compare-day.ts';
import { takeHint } from '../src/billing/payments/hints/take-hint.ts';
import { bundleWorker } from '../test/processes/bundle-worker.ts';
import { type Product, startProduct } from '../test/processes/product-process.ts';
import { type Figure, never, type Size } from './figure.ts';
import { commitDurably, killDatabase } from './kill-database.ts';
import {
  listDoubledBonuses,
  listWrongCredits,
  type Order,
  order,
  payAtProvider,
  providerIdOf,
} from './payments/orders.ts';
import { openWorld, START, type World } from './payments/world.ts';
import type { Person } from './quick-people.ts';

/** The small size shares its database with other tests, whose connections must live. */
const SIZES: Record<Size, { kills: number; orders: number; databaseKills: number }> = {
  small: { kills: 2, orders: 4, databaseKills: 0 },
  full: { kills: 60, orders: 8, databaseKills: 12 },
};
const PEOPLE = 10;
const SPEED = 60;
const LONGEST_WAIT_MS = 90_000;
const LONGEST_LIFE_MS = 500;
const FAULTS = ['doneThen500', 'status500'] as const;
const JUMP_MS = 5 * MINUTE_MS;

async function untilTrue(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}.`);
    await wait(100);
  }
}

async function readTime({ app, sandbox }: World): Promise<void> {
  app.clock.set((await sandbox.clock()).now);
}

/** Ordered with or without an answer, paid or left, and hinted at: twice, and the wrong way round. */
async function buy(world: World, people: readonly Person[], n: number): Promise<Order | undefined> {
  const person = people[n % people.length];
  if (!person) return undefined;
  await readTime(world);
  const fault = n % 4 === 0 ? FAULTS[(n / 4) % FAULTS.length] : undefined;
  if (fault) await world.sandbox.fault({ part: 'payments', fault, times: 1 });
  const ordered = await order(world, person, 500 + n);
  // It was refused before it was made: the worker orders it, and nobody pays.
  if (fault === 'status500') return undefined;
  const providerId = await providerIdOf(world, ordered.paymentId);
  if (n % 5 === 1) return undefined;
  await payAtProvider(world, providerId);
  for (const event of ['payment.succeeded', 'payment.canceled', 'payment.succeeded']) {
    const hint = { outcome: 'hint', subject: 'payment', objectId: providerId, event, status: null } as const;
    await takeHint(world.app.context, hint, '127.0.0.1');
  }
  return ordered;
}

async function jump({ sandbox }: World, ms: number): Promise<void> {
  const { now } = await sandbox.clock();
  await sandbox.clock({ now: new Date(now.getTime() + ms).toISOString() });
}

/** Workers are killed one after the other while people pay; the last one is left to finish. */
async function payThrough(world: World, worker: { bundle: string }, size: Size): Promise<Order[]> {
  const { kills, orders, databaseKills } = SIZES[size];
  if (databaseKills > 0) await commitDurably(world.app);
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push(await world.makePerson());
  const paid: Order[] = [];
  let running: Product | undefined;
  for (let kill = 0; kill < kills; kill += 1) {
    running = await startProduct(world.app, worker);
    for (let n = 0; n < orders; n += 1) {
      const ordered = await buy(world, people, kill * orders + n);
      if (ordered) paid.push(ordered);
    }
    if (databaseKills > 0 && kill % Math.ceil(kills / databaseKills) === 0) await killDatabase(world.app);
    if (kill % 10 === 4) await jump(world, JUMP_MS);
    if (kill % 10 === 9) await jump(world, -JUMP_MS);
    await wait((kill * 97) % LONGEST_LIFE_MS);
    await running.kill();
  }
  const last = await startProduct(world.app, worker);
  await untilTrue('everything that was paid is credited', async () => {
    const { rows } = await sql<{ left: number }>`
      select count(*)::int as left from payments
      where state in ('creating', 'pending') and id = any(${paid.map(({ paymentId }) => paymentId)})`.execute(
      world.app.context.db,
    );
    return rows[0]?.left === 0;
  });
  await last.stop();
  return paid;
}

/** R5: payments with kills of workers and of the database, lost answers, doubled and reordered hints, and a clock that jumps. */
export async function prove(size: Size): Promise<Figure[]> {
  const world = await openWorld();
  const { kills, databaseKills } = SIZES[size];
  try {
    await world.sandbox.clock({ speed: SPEED });
    const bundle = await bundleWorker('killed-payments');
    const paid = await payThrough(world, { bundle }, size);
    const { db } = world.app.context;
    const found = [
      ...(await listWrongCredits(db, paid)),
      ...(await listDoubledBonuses(db)),
      ...(await checkLedger(db)).map(({ rule, subject }) => `${rule}: ${subject}`),
    ];
    await readTime(world);
    const day = await compareDay(world.app.context, moscowDay(START));
    const sums = `${day.providerKopecks} and ${day.ledgerKopecks} kopecks`;
    return [
      never(
        'R5',
        `payments credited otherwise than once: workers killed (${kills}), database killed (${databaseKills}), lost answers, doubled and reordered hints, clock jumps`,
        found,
        `${paid.length} payments`,
      ),
      {
        id: 'R5',
        figure: 'the day’s cash book of the provider and the ledger',
        required: 'equal to the kopeck',
        measured: `${sums}, ${day.differences.length} differences`,
        isKept: day.differences.length === 0 && day.providerKopecks === day.ledgerKopecks,
      },
    ];
  } finally {
    await world.close();
  }
}
