import * as contract from '@vitrina/contract/product-card.ts';
import { lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeProducts } from '../../../test/builders/own-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import {
  type CardOffice,
  type CardPipeline,
  CITY,
  MINE,
  openCardPipeline,
  RIVAL,
} from '../../../test/card-pipeline.ts';

const OTHER_RIVAL = 900_555;

let pipeline: CardPipeline;
let office: CardOffice;
beforeAll(async () => {
  pipeline = await openCardPipeline();
});
afterAll(() => pipeline.close());
beforeEach(async () => {
  office = await pipeline.begin();
});

const choicesOf = ({ id, token }: Pick<CardOffice, 'id' | 'token'>) =>
  pipeline.app.call(contract.listCardChoices, { cabinetId: id }, token);

async function readShelf(query: string, skus: number[]): Promise<void> {
  pipeline.tiny.shelves.set(`${query}|${CITY}`, skus);
  const input = { cabinetId: office.id, query, cityId: CITY, depth: 100 as const };
  expect(await pipeline.app.call(lookAtShelf, input, office.token)).toMatchObject({ outcome: 'read' });
}

test('a cabinet that sold and tracks nothing has nothing to choose from', async () => {
  expect(await choicesOf(office)).toEqual({ leadersBy: 'views', leaders: [], rivals: [] });
});

test('leaders are what sells; rivals stand on the shelves that leaders are tracked on, and spend no run', async () => {
  const { app } = pipeline;
  await storeProducts(app, office.id, [MINE]);
  await app.context.clickhouse.insert('test', 'own_product_day', [
    {
      cabinet: office.id,
      sku: MINE,
      day: app.clock.now().toISOString().slice(0, 10),
      views: 9,
      view_users: 9,
      card_users: 3,
      units: 1,
      revenue_kopecks: 50_000,
      taken_at: app.clock.now().toISOString().slice(0, 19).replace('T', ' '),
    },
  ]);
  await trackQueries(app, office.id, { sku: MINE, cityId: CITY, queries: ['чайник', 'лампа'] });
  await trackQueries(app, office.id, { sku: 77, cityId: CITY, queries: ['стальные ложки'] });
  await readShelf('чайник', [RIVAL, MINE]);
  await readShelf('лампа', [1, 2, RIVAL]);
  await readShelf('стальные ложки', [OTHER_RIVAL]);
  const { leadersBy, leaders, rivals } = await choicesOf(office);
  expect(leadersBy).toBe('sales');
  expect(leaders.map(({ sku }) => sku)).toEqual([MINE]);
  expect(rivals[0]).toMatchObject({ sku: RIVAL, queries: 2, bestPlace: 1 });
  expect(rivals.map(({ sku }) => sku)).not.toContain(MINE);
  expect(rivals.map(({ sku }) => sku)).not.toContain(OTHER_RIVAL);
  expect(await office.spent()).toBe(0);
});

test('nothing of another cabinet is offered, and another one is refused', async () => {
  const other = await pipeline.cardsOf();
  await storeProducts(pipeline.app, other.id, [MINE]);
  await trackQueries(pipeline.app, other.id, { sku: MINE, cityId: CITY, queries: ['чайник'] });
  await readShelf('чайник', [RIVAL]);
  expect(await choicesOf(office)).toMatchObject({ leaders: [], rivals: [] });
  const refused = await pipeline.app.inject(contract.listCardChoices, { cabinetId: other.id }, office.token);
  expect(refused.body).toMatchObject({ error: { subject: 'cabinet' } });
});
