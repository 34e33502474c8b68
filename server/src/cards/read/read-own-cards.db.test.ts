import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { putProducts } from '../../../test/builders/watched-products.ts';
import { type CabinetRow, findCabinet } from '../../cabinets/find-cabinet.ts';
import type { Send } from '../../platform/outbound/send.ts';
import type { FactPicture } from '../facts.ts';
import { readOwnCards } from './read-own-cards.ts';

const SKU = 5;
const picture = (name: string): FactPicture => ({
  hash: name,
  look: '0',
  address: `https://cdn.test/${name}`,
});
const PICTURES = [picture('a'), picture('b')];
const INFO = {
  id: SKU,
  sku: SKU,
  offer_id: 'a',
  name: 'Чайник',
  primary_image: ['https://cdn.test/a'],
  images: ['https://cdn.test/b'],
};

let app: TestApp;
let cabinet: CabinetRow;
beforeAll(async () => {
  app = await startTestApp();
  const made = await makeCabinet(app);
  await putProducts(app, made, [SKU]);
  const found = await findCabinet(app.context, made.id);
  if (!found) throw new Error('no cabinet');
  cabinet = found;
});
afterAll(() => app.close());

/** As the contract's example has it: there are no promotions of the seller. */
const PRICE = {
  price: 2999.99,
  old_price: 3499.99,
  min_price: 2799.99,
  net_price: 2000,
  currency_code: 'RUB',
};

/** A marketplace that answers some methods; what others bring is of no shape that is known, and no picture loads. */
function answering(info: object, description: object, price?: object): Send {
  const bodies: Record<string, unknown> = {
    '/v3/product/info/list': { items: [info] },
    '/v1/product/info/description': { result: description },
    ...(price === undefined
      ? {}
      : { '/v5/product/info/prices': { items: [{ product_id: SKU, offer_id: 'a', price }] } }),
  };
  return async ({ url }) => ({
    outcome: 'answered',
    status: 200,
    headers: {},
    setCookies: [],
    body: Buffer.from(JSON.stringify(bodies[new URL(url).pathname] ?? {})),
  });
}

type Answers = { info?: object; description?: object; price?: object };

async function read({ info = INFO, description = { description: 'Кипятит.' }, price }: Answers) {
  const lookedAt = new Date(app.clock.now().getTime() - 6 * HOUR_MS);
  const looks = await readOwnCards(
    { ...app.context, send: answering(info, description, price) },
    cabinet,
    [{ sku: SKU, known: { pictures: PICTURES }, lookedAt }],
    new AbortController().signal,
  );
  const look = looks.get(SKU);
  return look?.outcome === 'read' ? look.facts : look;
}

describe('an own card', () => {
  it('has what the seller’s methods say', async () => {
    expect(await read({})).toEqual({ title: 'Чайник', description: 'Кипятит.', pictures: PICTURES });
  });

  it('has the usual price where the answer knows none of promotions', async () => {
    expect(await read({ price: PRICE })).toMatchObject({ price: 299_999 });
    expect(await read({ price: { ...PRICE, marketing_seller_price: 2899 } })).toMatchObject({
      price: 289_900,
    });
  });

  it('has no description when its seller has written none', async () => {
    expect(await read({ description: { description: '' } })).toMatchObject({ description: null });
  });

  test.each([
    ['description', { description: { text: 'Кипятит.' } }],
    ['pictures', { info: { ...INFO, primary_image: undefined } }],
    ['pictures', { info: { ...INFO, images: undefined } }],
  ] as [string, Answers][])(
    'says nothing of its %s when the answer has another shape',
    async (fact, answer) => {
      expect(await read(answer)).not.toHaveProperty(fact);
    },
  );
});
