import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openSandbox } from '../test/small-sandbox.ts';
import { askYm, YM_BUSINESS, YM_SHOPS } from '../test/ym.ts';

const Page = z.object({
  result: z.object({
    offerMappings: z.array(
      z.object({
        offer: z.object({
          offerId: z.string(),
          name: z.string(),
          vendor: z.string(),
          marketCategoryId: z.number(),
          pictures: z.array(z.string()),
          basicPrice: z.object({ value: z.number() }),
          campaigns: z.array(z.object({ campaignId: z.number() })),
        }),
      }),
    ),
    paging: z.object({ nextPageToken: z.string().optional() }),
  }),
});

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox();
});
afterAll(() => app.close());

const path = `/v2/businesses/${YM_BUSINESS}/offer-mappings`;
async function ask(body: object, query: Record<string, string> = {}) {
  const { result } = Page.parse((await askYm(app, path, body, { query })).json());
  return { offers: result.offerMappings.map(({ offer }) => offer), next: result.paging.nextPageToken };
}

test('pages follow each other and bring every offer once', async () => {
  const ids: string[] = [];
  let next: string | undefined;
  do {
    // The token has two spellings.
    const spelling: string = ids.length % 2 === 0 ? 'page_token' : 'pageToken';
    const page = await ask({}, { limit: '7', ...(next !== undefined && { [spelling]: next }) });
    expect(page.offers.length).toBeLessThanOrEqual(7);
    ids.push(...page.offers.map(({ offerId }) => offerId));
    next = page.next;
  } while (next !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(60);
});

test('a limit that is too high is cut in one method and refused in the other', async () => {
  expect((await ask({}, { limit: '5000' })).offers.length).toBeLessThanOrEqual(100);
  const cards = path.replace('mappings', 'cards');
  expect((await askYm(app, cards, {}, { query: { limit: '201' } })).statusCode).toBe(400);
});

test('filters', async () => {
  const { offers } = await ask({}, { limit: '100' });
  const [first] = offers;
  const ofVendor = await ask({ vendorNames: [first?.vendor ?? ''], categoryIds: [28] }, { limit: '100' });
  expect(ofVendor.offers.map(({ offerId }) => offerId)).toEqual(
    offers
      .filter(({ vendor, marketCategoryId }) => vendor === first?.vendor && marketCategoryId === 28)
      .map(({ offerId }) => offerId),
  );
  expect((await ask({ offerIds: ['7AD-1002', 'nothing'] })).offers.map(({ offerId }) => offerId)).toEqual([
    '7AD-1002',
  ]);
  expect((await ask({ archived: true })).offers).toEqual([]);
});

test('an offer stands in one shop that works, with pictures that can be loaded', async () => {
  const { offers } = await ask({}, { limit: '20' });
  const shops = new Set(offers.flatMap(({ campaigns }) => campaigns.map(({ campaignId }) => campaignId)));
  expect(shops).toEqual(new Set([YM_SHOPS.fby, YM_SHOPS.fbs]));
  const link = new URL(offers[0]?.pictures[0] ?? '');
  expect((await app.inject(link.pathname)).statusCode).toBe(200);
});

test('goods of a shop come with their stock; those of other shops are left out', async () => {
  const { offers } = await ask({}, { limit: '40' });
  const shopSkus = offers.map(({ offerId }) => offerId);
  const answer = await askYm(app, `/v2/campaigns/${YM_SHOPS.fbs}/stats/skus`, { shopSkus });
  const goods = z
    .object({ result: z.object({ shopSkus: z.array(z.object({ shopSku: z.string(), price: z.number() })) }) })
    .parse(answer.json()).result.shopSkus;
  const inShop = offers.filter(({ campaigns }) => campaigns[0]?.campaignId === YM_SHOPS.fbs);
  expect(goods).toEqual(
    inShop.map(({ offerId, basicPrice }) =>
      expect.objectContaining({ shopSku: offerId, price: basicPrice.value }),
    ),
  );
});

test('bids are of some offers only, and every offer has recommendations that rise with the share', async () => {
  const business = `/v2/businesses/${YM_BUSINESS}`;
  const info = await askYm(app, `${business}/bids/info`, {});
  const { bids } = info.json<{ result: { bids: { sku: string; bid: number }[] } }>().result;
  expect(bids.length).toBeGreaterThan(5);
  expect(bids.length).toBeLessThan((await ask({}, { limit: '100' })).offers.length);
  expect(bids.every(({ bid }) => bid > 0 && bid <= 9999)).toBe(true);
  const named = await askYm(app, `${business}/bids/info`, { skus: [bids[0]?.sku] });
  expect(named.json()).toMatchObject({ result: { bids: [bids[0]] } });

  const body = { skus: ['7AD-1001', '7AD-1003', 'nothing'] };
  const answer = await askYm(app, `${business}/bids/recommendations`, body);
  const { recommendations } = answer.json<{
    result: { recommendations: { sku: string; bidRecommendations: { bid: number }[] }[] };
  }>().result;
  expect(recommendations.map(({ sku }) => sku)).toEqual(['7AD-1001', '7AD-1003']);
  for (const { bidRecommendations } of recommendations) {
    const list = bidRecommendations.map(({ bid }) => bid);
    expect(list).toEqual(list.toSorted((one, other) => one - other));
  }
});
