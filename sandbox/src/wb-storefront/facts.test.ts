import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openSandbox } from '../test/small-sandbox.ts';
import { cityOfDest } from './destinations.ts';

const FOLDER = new URL('../../../../shared/contracts/wildberries/', import.meta.url);
const Facts = z.object({
  response: z.object({ page_size: z.int(), max_pages: z.int(), product_fields_needed: z.array(z.string()) }),
});
const Codes = z.object({ cities_2026_09: z.record(z.string(), z.int()) });
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

const isMissing = !existsSync(FOLDER);
describe.skipIf(isMissing)('the observed facts (skipped without ../shared/contracts)', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  test('every field that tools need is there', async () => {
    const { response } = Facts.parse(read('storefront-search.facts.json'));
    // "sizes[].price.basic|product (kopecks)" and "id (nmId)" name a field by their first word.
    const fields = response.product_fields_needed.map((text) => /^\w+/.exec(text)?.[0] ?? text);
    const query = { query: 'для дома', dest: '-1257403', page: '1' };
    const headers = { 'user-agent': 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/139.0 Safari/537.36' };
    const answer = await app.inject({
      url: '/wb-storefront/exactmatch/ru/common/v18/search',
      query,
      headers,
    });
    const { products } = answer.json<{ products: Record<string, unknown>[] }>();
    expect(products.length).toBeGreaterThan(10);
    expect(products.length).toBeLessThanOrEqual(response.page_size);
    const known = new Set(products.flatMap((product) => Object.keys(product)));
    expect(fields.filter((field) => !known.has(field))).toEqual([]);
    expect(products[0]?.['sizes']).toEqual([
      expect.objectContaining({
        price: expect.objectContaining({ basic: expect.any(Number), product: expect.any(Number) }),
      }),
    ]);
  });

  test('the codes of the cities that the market knows lead to them', () => {
    const { cities_2026_09: codes } = Codes.parse(read('dest-codes.json'));
    const cities = { Москва: 213, 'Санкт-Петербург': 2, Казань: 43, Краснодар: 35, Хабаровск: 76, Пермь: 50 };
    for (const [name, cityId] of Object.entries(cities)) expect(cityOfDest(codes[name] ?? 0)).toBe(cityId);
  });
});
