import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { recordCollector } from './record-collector.ts';
import { runWhenDue } from './run-when-due.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a run that is planned twice is taken once, until it is due again', async () => {
  const { id } = await makeCabinet(app);
  let runs = 0;
  async function run() {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const nextTryAt = new Date(app.clock.now().getTime() + HOUR_MS);
    await recordCollector(app.context, id, 'products', { outcome: 'ok', nextTryAt, itemsCount: 1 });
  }
  const take = () => runWhenDue(app.context, id, 'products', run);
  expect((await Promise.all([take(), take(), take()])).filter(Boolean)).toHaveLength(1);
  expect(await take()).toBe(true);
  expect(runs).toBe(1);
  app.clock.advance(HOUR_MS);
  await take();
  expect(runs).toBe(2);
});

test('one collector does not keep another one, or another cabinet, from its run', async () => {
  const [one, other] = [await makeCabinet(app), await makeCabinet(app)];
  const taken: string[] = [];
  await runWhenDue(app.context, one.id, 'products', async () => {
    await runWhenDue(app.context, one.id, 'ownQueries', async () => void taken.push('its other collector'));
    await runWhenDue(app.context, other.id, 'products', async () => void taken.push('the other cabinet'));
  });
  expect(taken).toEqual(['its other collector', 'the other cabinet']);
});
