import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '../test/small-sandbox.ts';
import { askYm, YM_BUSINESS, YM_SHOPS } from '../test/ym.ts';
import { businessIdOf, listShops, sellerOfCampaign, shopOfProduct } from './list-shops.ts';

const SELLERS = Array.from({ length: 60 }, (_, place) => place + 1);
const ALL = Object.values(YM_SHOPS);

describe('shops of sellers', () => {
  test('one to three, numbers of nobody else, the first one always works', () => {
    const ids = SELLERS.flatMap((seller) => listShops(seller).map(({ campaignId }) => campaignId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(SELLERS.map((seller) => listShops(seller).length))).toEqual(new Set([1, 2, 3]));
    expect(new Set(SELLERS.map(businessIdOf)).size).toBe(SELLERS.length);
    for (const seller of SELLERS) {
      const [first] = listShops(seller);
      expect(first).toMatchObject({ apiAvailability: 'AVAILABLE', isMoving: false });
      expect(sellerOfCampaign(first?.campaignId ?? 0)).toBe(seller);
    }
  });

  test('products are sold in shops that work', () => {
    for (const seller of SELLERS) {
      const shop = shopOfProduct(seller, 148_000_190 + seller * 190);
      expect(shop).toMatchObject({ apiAvailability: 'AVAILABLE', isMoving: false });
      expect(listShops(seller)).toContainEqual(shop);
    }
  });
});

describe('shops by the API', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  async function ask(query: Record<string, string>) {
    const answer = await askYm(app, '/v2/campaigns', undefined, { query });
    const { campaigns, ...rest } = answer.json<{
      campaigns: { id: number; business: { id: number } }[];
      pager: { total: number; pagesCount: number };
      paging: { nextPageToken?: string };
    }>();
    expect(campaigns.every(({ business }) => business.id === YM_BUSINESS)).toBe(true);
    return { ids: campaigns.map(({ id }) => id), ...rest };
  }

  test('pages by token', async () => {
    const first = await ask({ limit: '2' });
    expect(first.ids).toEqual(ALL.slice(0, 2));
    const second = await ask({ limit: '2', page_token: first.paging.nextPageToken ?? '' });
    expect([second.ids, second.paging]).toEqual([ALL.slice(2), {}]);
  });

  test('pages by number, the old way', async () => {
    expect(await ask({ page: '1', pageSize: '1' })).toMatchObject({
      ids: ALL.slice(0, 1),
      pager: { pagesCount: 3 },
    });
    expect((await ask({ page: '3', pageSize: '1' })).ids).toEqual(ALL.slice(2));
    expect((await ask({ page: '9', pageSize: '1' })).ids).toEqual([]);
  });

  test('a page that is too large is refused', async () => {
    expect((await askYm(app, '/v2/campaigns', undefined, { query: { limit: '101' } })).statusCode).toBe(400);
  });

  test('a shop that sleeps is shown as such and refuses its statistics', async () => {
    const sellerId =
      SELLERS.find((seller) => listShops(seller)[1]?.apiAvailability === 'DISABLED_BY_INACTIVITY') ?? 0;
    const campaignId = listShops(sellerId)[1]?.campaignId ?? 0;
    const shown = await askYm(app, `/v2/campaigns/${campaignId}`, undefined, { sellerId });
    expect(shown.json()).toMatchObject({ campaign: { apiAvailability: 'DISABLED_BY_INACTIVITY' } });
    const refused = await askYm(app, `/v2/campaigns/${campaignId}/stats/orders`, {}, { sellerId });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain(`Access denied for campaign '${campaignId}' because it is not active`);
  });
});
