import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, START } from '../test/small-sandbox.ts';
import { pictureUrl } from './picture-url.ts';

describe('the picture store', () => {
  let app: FastifyInstance;
  let sku: number;

  beforeAll(async () => {
    app = openSandbox();
    const answer = await app.inject({ url: '/truth/search', query: { text: 'платье' } });
    sku = answer.json<{ places: { sku: number }[] }>().places[0]?.sku ?? 0;
  });
  afterAll(() => app.close());

  const look = async (daysAgo: number) => {
    const at = new Date(START.getTime() - daysAgo * 86_400_000).toISOString();
    const answer = await app.inject({ url: '/truth/pictures', query: { sku: String(sku), at } });
    return answer.json<{ pictures: { address: string; contentHash: string }[] }>().pictures;
  };

  test('draws what a card shows now and what it showed a year ago, each differently', async () => {
    const [now, before] = [(await look(0))[0], (await look(365))[0]];
    expect(now?.address).not.toBe(before?.address);
    const drawn = await Promise.all([now, before].map((picture) => app.inject(picture?.address ?? '')));
    for (const answer of drawn) {
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
    }
    expect(drawn[0]?.body).not.toBe(drawn[1]?.body);
  });

  test.each([
    '/images/1/1.svg',
    '/images/SKU/99.svg',
    '/images/SKU/1.png',
    '/images/SKU/0.svg',
    '/images/x/y',
  ])('%s is not there', async (address) => {
    expect((await app.inject(address.replace('SKU', String(sku)))).statusCode).toBe(404);
  });

  test('its addresses are completed with the host, others are left as they are', () => {
    expect(pictureUrl('http://here:1', { address: '/images/5/1.svg' })).toBe('http://here:1/images/5/1.svg');
    expect(pictureUrl('http://here:1', { address: 'https://cdn.test/a.jpg' })).toBe('https://cdn.test/a.jpg');
  });
});
