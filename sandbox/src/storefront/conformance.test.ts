import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cabinetSession } from '../keys/cabinet-session.ts';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { askStorefront, openSandbox } from '../test/small-sandbox.ts';
import { listShelf, StorefrontPage, statesOf } from '../test/storefront.ts';

const contract = openContract('ozon-storefront');
const PAGE = '/api/composer-api.bx/page/json/v2';
const Grid = z.object({ items: z.array(z.unknown()) });
const Banner = z.object({ type: z.literal('banner') });
// Recorded on real pages, though the file describes only what its authors needed.
const SEEN = /action\.behavior|\.textAtom|\.labelList:|textDS\.maxLines/;
const Sellers = z.object({ sellers: z.array(z.unknown()) });
const Rows = z.object({ data: z.array(z.unknown()) });

describe.skipIf(!contract)('answers by the recorded shapes (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  let app: FastifyInstance;
  let skus: number[];
  beforeAll(async () => {
    app = openSandbox();
    skus = await listShelf(app, 'платье');
  });
  afterAll(() => app.close());

  async function openPage(url: string): Promise<StorefrontPage> {
    const answer = await askStorefront(app, url);
    const exchange = { method: 'GET', path: PAGE, query: { url }, status: answer.statusCode };
    expect(coverage.check({ ...exchange, answerBody: answer.body })).toEqual([]);
    return StorefrontPage.parse(answer.json());
  }

  test('search pages: the envelope, and every tile of both generations', async () => {
    const kinds = new Set<string>();
    for (const text of ['платье', 'чайник', 'кроссовки', 'сумка', 'телефон', 'стул']) {
      const page = await openPage(`/search/?text=${encodeURIComponent(text)}&deny_category_prediction=true`);
      for (const name of ['tileGridDesktop', 'searchResultsV2']) {
        for (const item of statesOf(page, name).flatMap((state) => Grid.parse(state).items)) {
          // A banner among the tiles is no tile.
          if (Banner.safeParse(item).success) continue;
          const differences = contract?.checkValue('Tile', item).filter((line) => !SEEN.test(line));
          expect(differences).toEqual([]);
          kinds.add(name);
        }
      }
    }
    expect(kinds).toEqual(new Set(['tileGridDesktop', 'searchResultsV2']));
  });

  test('the card and its second part', async () => {
    const card = await openPage(`/product/${skus[0]}/`);
    expect(Object.keys(card.widgetStates).join(' ')).toMatch(/webPrice-.* webGallery-/);
    const second = await openPage(`/product/${skus[0]}/?layout_container=pdpPage2column&layout_page_index=2`);
    expect(Object.keys(second.widgetStates).join(' ')).toMatch(/webCharacteristics-/);
  });

  test('the list of other sellers', async () => {
    const order = { sku: skus[0], sellerId: 12, priceKopecks: 5000, until: '2027-01-01T00:00:00Z' };
    for (const sellerId of [12, 13, 14, 15, 16])
      await app.inject({ method: 'POST', url: '/truth/piggy-backers', payload: { ...order, sellerId } });
    const page = await openPage(`/modal/otherOffersFromSellers?product_id=${skus[0]}&page_changed=true`);
    const sellers = statesOf(page, 'webSellerList').flatMap((state) => Sellers.parse(state).sellers);
    expect(sellers.length).toBeGreaterThanOrEqual(5);
    for (const seller of sellers) expect(contract?.checkValue('SellerOffer', seller)).toEqual([]);
  });

  const { companyId, cookie } = cabinetSession(DEMO_SELLER_ID);
  test.each([
    [
      '/api/site/searchteam/Stats/query/v3',
      { text: 'плат', limit: '50', offset: '0', sorting: { attribute: 'count', order: 'desc' } },
    ],
    [
      '/api/site/searchteam/Stats/query/v3',
      { text: '', from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z' },
    ],
    [
      '/api/site/searchteam/Stats/queries/search/v2',
      { text: 'плат', limit: '20', offset: '0', sort_by: 'count', sort_dir: 'desc', period: 'days_7' },
    ],
  ])('the cabinet: %s %j', async (path, requestBody) => {
    const headers = { cookie, 'x-o3-company-id': companyId, 'x-o3-language': 'ru' };
    const answer = await app.inject({
      method: 'POST',
      url: `/seller-cabinet${path}`,
      headers,
      payload: requestBody,
    });
    const exchange = { method: 'POST', path, headers, requestBody, status: answer.statusCode };
    expect(coverage.check({ ...exchange, answerBody: answer.body })).toEqual([]);
    const { data } = z.object({ data: z.union([z.array(z.unknown()), Rows]) }).parse(answer.json());
    const rows = Array.isArray(data) ? data : data.data;
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(contract?.checkValue('CabinetQueryRow', row)).toEqual([]);
  });

  test('a refusal', async () => {
    await app.inject({
      method: 'POST',
      url: '/faults',
      payload: { part: 'storefront', fault: 'blocked', times: 1 },
    });
    const answer = await askStorefront(app, '/search/?text=a');
    const exchange = { method: 'GET', path: PAGE, query: { url: '/search/?text=a' } };
    expect(answer.statusCode).toBe(403);
    expect(coverage.check({ ...exchange, status: 403 })).toEqual([]);
  });

  test('every operation was asked', () => expect(coverage.missing()).toEqual([]));
});
