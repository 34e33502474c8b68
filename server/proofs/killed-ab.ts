import { setTimeout as wait } from 'node:timers/promises';
import { getAbTest } from '@vitrina/contract/ab-tests/project.ts';
import * as running from '@vitrina/contract/ab-tests/running.ts';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { type AbProduct, type AbWorld, openAbWorld } from '../test/builders/ab-world.ts';
import { findLostHolds } from '../test/builders/holds.ts';
import { bundleWorker } from '../test/processes/bundle-worker.ts';
import { startProduct } from '../test/processes/product-process.ts';
import { type Figure, never, type Size } from './figure.ts';

const SIZES: Record<Size, { tests: number; kills: number }> = {
  small: { tests: 2, kills: 2 },
  full: { tests: 8, kills: 60 },
};
const SPEED = 120;
const LONGEST_LIFE_MS = 900;
const LONGEST_WAIT_MS = 120_000;

type Tested = { of: { cabinetId: number; testId: number }; product: AbProduct; before: string[] };

const read = ({ app, owner }: AbWorld, { of }: Tested) => app.call(getAbTest, of, owner.token);

/** Whether it is refused is nothing here: a worker may have changed the test a moment before. */
async function press({ app, owner, sandbox }: AbWorld, { of }: Tested, n: number): Promise<void> {
  app.clock.set((await sandbox.clock()).now);
  const route = n % 2 === 0 ? running.pauseAbTest : running.resumeAbTest;
  await app.inject(route, of, owner.token);
}

async function begin(world: AbWorld, count: number): Promise<Tested[]> {
  const tested: Tested[] = [];
  for (const product of world.products.slice(0, count)) {
    const before = await world.look(product);
    const of = await world.makeTest(product, { forceFinish: '7.00:00:00' });
    await world.start(of);
    tested.push({ of, product, before });
  }
  return tested;
}

async function untilRestored(world: AbWorld, tested: readonly Tested[]): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const cards = await Promise.all(tested.map(async (one) => (await read(world, one)).card));
    if (!cards.includes('restoring') && !cards.includes('testing')) return;
    if (Date.now() > deadline) throw new Error(`In vain: every card has its own pictures (${cards.join()}).`);
    await wait(200);
  }
}

async function listWrong(world: AbWorld, tested: readonly Tested[]): Promise<string[]> {
  const { db } = world.app.context;
  const wrong: string[] = [];
  for (const one of tested) {
    const [card, { points, status }] = [await world.look(one.product), await read(world, one)];
    if (JSON.stringify(card) !== JSON.stringify(one.before)) wrong.push(`the card of ${one.product.sku}`);
    if (status !== 'finished' || points === 'held') wrong.push(`${one.product.sku} is ${status}, ${points}`);
  }
  for (const { rule, subject } of await checkLedger(db)) wrong.push(`${rule}: ${subject}`);
  for (const { userId } of await findLostHolds(db)) wrong.push(`lost hold of ${userId}`);
  return wrong;
}

/** Workers are killed one after the other while tests are paused and resumed; the last one is left to finish. */
export async function prove(size: Size): Promise<Figure[]> {
  const { tests, kills } = SIZES[size];
  const world = await openAbWorld();
  try {
    const worker = { bundle: await bundleWorker('killed-ab') };
    const tested = await begin(world, tests);
    await world.sandbox.clock({ speed: SPEED });
    for (let kill = 0; kill < kills; kill += 1) {
      const process = await startProduct(world.app, worker);
      const one = tested[(kill * 5) % tested.length];
      if (one && kill % 3 === 2) await press(world, one, kill);
      await wait((kill * 97) % LONGEST_LIFE_MS);
      await process.kill();
    }
    const last = await startProduct(world.app, worker);
    world.app.clock.set((await world.sandbox.clock()).now);
    for (const { of } of tested) await world.app.inject(running.finishAbTest, of, world.owner.token);
    await untilRestored(world, tested);
    await last.stop();
    const wrong = await listWrong(world, tested);
    const figure = `workers of image tests killed (${kills}) at any moment: cards, states and points that are wrong at the end`;
    return [never('AB', figure, wrong, `${tests} tests`)];
  } finally {
    await world.close();
  }
}
