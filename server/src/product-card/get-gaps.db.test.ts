import { importMyRequests } from '@vitrina/contract/my-requests.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '../../test/builders/factories.ts';
import { storeOwnQueries, storeProducts } from '../../test/builders/own-days.ts';
import {
  CARD,
  type CardOffice,
  type CardPipeline,
  CITY,
  MINE,
  openCardPipeline,
  RIVAL,
} from '../../test/card-pipeline.ts';

let pipeline: CardPipeline;
let office: CardOffice;
beforeAll(async () => {
  pipeline = await openCardPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  office = await pipeline.begin();
});

describe('gaps against my card', () => {
  test('are the queries and words that mine lacks; an imported one is a gap no more', async () => {
    for (const query of ['чайник', 'чайник стальной', 'чайники для дачи'])
      pipeline.tiny.shelves.set(`${query}|${CITY}`, query === 'чайники для дачи' ? [MINE, RIVAL] : [RIVAL]);
    await storeProducts(pipeline.app, office.id, [MINE]);
    await storeOwnQueries(pipeline.app, office.id, [
      { sku: MINE, day: '2026-03-01', query: 'чайник', search: 10, views: 5, position: 7 },
    ]);
    const { run } = await office.finish();
    const before = await office.gaps(run.runId);
    expect(before.queries.map(({ query }) => query)).toEqual(['чайник стальной']);
    expect(before.sharedCount).toBe(2);
    expect(before.words.map(({ word }) => word)).toContain('чайник');
    expect(before.ownDays).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    const chosen = { cabinetId: office.id, sku: MINE, queries: ['чайник стальной'] };
    expect(await pipeline.app.call(importMyRequests, chosen, office.token)).toMatchObject({ added: 1 });
    expect((await office.gaps(run.runId)).queries).toEqual([]);
  });

  test('an own card shows what the marketplace reports to its seller', async () => {
    pipeline.cards.set(MINE, CARD);
    await storeProducts(pipeline.app, office.id, [MINE]);
    await storeOwnQueries(pipeline.app, office.id, [
      { sku: MINE, day: '2026-02-28', query: 'чайник', search: 30, views: 20, position: 4, orders: 1 },
      { sku: MINE, day: '2026-03-01', query: 'чайник', search: 10, views: 5, position: 8, orders: 2 },
    ]);
    const { run, queries } = await office.finish(`A-${MINE}`);
    pipeline.cards.delete(MINE);
    expect(run.isOwn).toBe(true);
    expect(queries?.queries).toMatchObject([
      { query: 'чайник', viewUsers: 25, orders: 3, averagePosition: 5 },
    ]);
    expect(queries?.ownDays).toEqual({ from: '2026-02-28', to: '2026-03-01' });
  });

  test('an own card shows no days behind the plan’s history', async () => {
    pipeline.cards.set(MINE, CARD);
    const small = await pipeline.begin(await makeUser(pipeline.app, { plan: 'none' }));
    await storeProducts(pipeline.app, small.id, [MINE]);
    await storeOwnQueries(pipeline.app, small.id, [
      { sku: MINE, day: '2026-02-10', query: 'чайник', search: 30, views: 20, position: 4, orders: 1 },
      { sku: MINE, day: '2026-03-01', query: 'чайник', search: 10, views: 5, position: 8, orders: 2 },
    ]);
    const { queries } = await small.finish(`A-${MINE}`);
    pipeline.cards.delete(MINE);
    expect(queries?.ownDays).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(queries?.queries).toMatchObject([{ query: 'чайник', viewUsers: 5, orders: 2 }]);
  });
});
