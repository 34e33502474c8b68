import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { listCollectors } from './list-collectors.ts';
import { recordCollector } from './record-collector.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the runs of one cabinet are not those of another', async () => {
  const [one, other] = [await makeCabinet(app), await makeCabinet(app)];
  const run = { nextTryAt: null, itemsCount: 3 };
  await recordCollector(app.context, other.id, 'products', { ...run, outcome: 'ok' });
  await recordCollector(app.context, other.id, 'ownAds', { ...run, outcome: 'empty' });
  const shown = async (cabinetId: number) =>
    (await listCollectors(app.context, cabinetId)).map(({ collector, outcome }) => [collector, outcome]);
  expect(await shown(one.id)).toEqual([
    ['products', null],
    ['ownQueries', null],
    ['positions', null],
  ]);
  expect(await shown(other.id)).toEqual([
    ['products', 'ok'],
    ['ownQueries', null],
    ['ownAds', 'empty'],
    ['positions', null],
  ]);
});
