import type { FastifyInstance } from 'fastify';
import { imageSize } from 'image-size';
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

  test('gives a photograph to whoever takes nothing else', async () => {
    const address = (await look(0))[0]?.address ?? '';
    const fetchWith = (accept: string) => app.inject({ url: address, headers: { accept } });
    const photograph = await fetchWith('image/jpeg, image/png;q=0.9, image/webp;q=0.8');
    expect(photograph.headers['content-type']).toBe('image/jpeg');
    expect(imageSize(photograph.rawPayload)).toMatchObject({ type: 'jpg', height: 900 });
    const browser = await fetchWith('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8');
    expect(browser.headers['content-type']).toBe('image/svg+xml');
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
