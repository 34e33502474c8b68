import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Send } from '../../platform/outbound/send.ts';
import { findEvents } from './find-events.ts';
import { readProducts } from './read-products.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PRICE = { price: 2999.99, old_price: 3499.99, min_price: 2799.99 };

function answering(price: object): Send {
  const bodies: Record<string, unknown> = {
    '/v3/product/info/list': {
      items: [{ id: 5, sku: 7, offer_id: 'a', name: 'Чайник', price: '2999.99' }],
    },
    '/v5/product/info/prices': { items: [{ product_id: 5, offer_id: 'a', price }] },
  };
  return async ({ url }) => ({
    outcome: 'answered',
    status: 200,
    headers: {},
    setCookies: [],
    body: Buffer.from(JSON.stringify(bodies[new URL(url).pathname] ?? {})),
  });
}

it('a promotion begins though the answer before it knew no price of promotions, and ends likewise', async () => {
  const { id } = await makeCabinet(app);
  const cabinet = await findCabinet(app.context, id);
  if (!cabinet) throw new Error('no cabinet');
  const look = async (price: object) => {
    const looks = await readProducts({ ...app.context, send: answering(price) }, cabinet, [5]);
    return { priceKopecks: null, saleKopecks: null, stock: null, ...looks.get(5), runningCampaignIds: [] };
  };
  const [without, during] = [await look(PRICE), await look({ ...PRICE, marketing_seller_price: 2499 })];
  expect([without.saleKopecks, during.saleKopecks]).toEqual([299_999, 249_900]);
  const { seen } = findEvents(undefined, without);
  const begun = findEvents(seen, during);
  expect(begun.began).toEqual(['saleBegan']);
  expect(findEvents(begun.seen, without).began).toEqual(['priceChanged']);
});
