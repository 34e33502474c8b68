import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { runWhatIfCases } from '../../../test/builders/what-if-cases.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { createRankings } from '../causes/create-rankings.ts';
import { foreseeChange } from './foresee-change.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 60_000 });
  app = await startTestApp({ env: sandbox.env });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('what was done to cards in the sandbox ends in the said range in most cases, and near the said place', async () => {
  const options = { shelves: 12, products: 2, rounds: 1, readFirst: 8, seed: 1 };
  const cases = await runWhatIfCases({ app, sandbox, ...options });
  const said = cases.flatMap(({ answer: { prediction, now, depth }, truth = depth + 1 }) =>
    prediction === null || now === null
      ? []
      : {
          truth: Math.min(truth, depth + 1),
          now: now.place,
          likely: prediction.likely ?? depth + 1,
          best: prediction.best ?? depth + 1,
          worst: prediction.worst ?? depth + 1,
        },
  );
  expect(said.length).toBeGreaterThanOrEqual(12);
  const within = said.filter(({ truth, best, worst }) => best <= truth && truth <= worst);
  // Of so few an exact share would be chance: npm run bench -- --only what-if has three hundred.
  expect(within.length / said.length).toBeGreaterThanOrEqual(0.6);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const off = sum(said.map(({ likely, truth }) => Math.abs(likely - truth)));
  const staying = sum(said.map(({ now, truth }) => Math.abs(now - truth)));
  expect(off).toBeLessThan(staying * 0.6);
}, 180_000);

type Tracked = { cabinetId: number; entryId: number; sku: number; cityId: number; query: string };

test('a card that stands on a read shelf has a change that would bring it up, or nothing is said', async () => {
  const { rows } = await sql<Tracked>`
    select cabinet_id as "cabinetId", entry_id as "entryId", sku, city_id as "cityId", query from position_tracking
    order by entry_id`.execute(app.context.db);
  const rankings = createRankings();
  // The last checks were an hour ago.
  const bucket = new Date(app.clock.now().getTime() - HOUR_MS);
  const foreseen = [];
  for (const cell of rows) {
    let one = await foreseeChange(app.context, rankings, { ...cell, bucket });
    while (one === 'learning') one = await foreseeChange(app.context, rankings, { ...cell, bucket });
    if (one !== undefined) foreseen.push(one);
  }
  expect(foreseen.length).toBeGreaterThanOrEqual(3);
  for (const { wish, place, prediction } of foreseen) {
    expect(prediction.likely).toBeLessThan(place);
    expect(prediction.best).toBeLessThanOrEqual(prediction.likely ?? 0);
    expect(wish.field === 'stock' ? wish.to > wish.from : wish.to < wish.from).toBe(true);
  }
}, 60_000);
