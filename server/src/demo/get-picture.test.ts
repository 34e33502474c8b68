import { getDemoPicture } from '@vitrina/contract/demo/demo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ozonKeyOf } from '../../test/fakes/ozon-key.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { getProductInfos, listProductPage } from '../integrations/ozon/list-products.ts';
import { hideSandbox } from '../platform/demo/hide-sandbox.ts';
import { sendToSandbox } from '../platform/demo/send-to-sandbox.ts';
import { readEnv } from '../platform/env.ts';
import { send } from '../platform/outbound/send.ts';
import { getPicture } from './get-picture.ts';

let sandbox: Sandbox;
let demo: Parameters<typeof getPicture>[0];
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 100, products: 100 });
  const env = readEnv({
    DATABASE_URL: 'postgres://a@127.0.0.1/b',
    CLICKHOUSE_URL: 'http://127.0.0.1:8123',
    OZON_SELLER_URL: `${sandbox.url}/ozon-seller`,
    CLOCK_URL: `${sandbox.url}/clock`,
  });
  demo = { env, send: sendToSandbox(send, env) };
});
afterAll(() => sandbox.stop());

/** Of the seller's products, as a page gets them: by the address that an answer has there. */
async function listShown(): Promise<string[]> {
  const key = await ozonKeyOf(sandbox, 'full');
  const page = await listProductPage(key, '');
  if (page.outcome !== 'ok') throw new Error(page.outcome);
  const infos = await getProductInfos(
    key,
    page.data.items.map(({ product_id }) => product_id),
  );
  if (infos.outcome !== 'ok') throw new Error(infos.outcome);
  const addresses = infos.data.flatMap(({ primary_image: images }) => images);
  return z.array(z.string()).parse(JSON.parse(hideSandbox(JSON.stringify(addresses), sandbox.url)));
}

test('a product’s picture reaches the page through the one public address', async () => {
  const shown = await listShown();
  expect(shown.length).toBeGreaterThan(0);
  for (const source of shown) {
    const query = Object.fromEntries(new URL(source, 'https://demo.example').searchParams);
    const { address } = z.parse(getDemoPicture.input, query);
    const { contentType, body } = await getPicture(demo, address);
    expect(contentType).toBe('image/svg+xml');
    expect(Buffer.from(body).toString()).toMatch(/^<svg /);
  }
});

test('what is no picture is not there', async () => {
  await expect(getPicture(demo, '/images/1/1.svg')).rejects.toThrow('request.notFound');
  // The address is checked by the contract before; an answer of another kind is not passed on either.
  await expect(getPicture(demo, '/keys')).rejects.toThrow('request.notFound');
});
