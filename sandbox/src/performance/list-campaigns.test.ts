import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askPerformance, type ListedCampaign, listAllCampaigns, listSkuRows } from '../test/performance.ts';
import { openSandbox } from '../test/small-sandbox.ts';

describe('campaigns of the account', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const list = async (query: Record<string, string | string[]>) =>
    (await askPerformance(app, { method: 'GET', path: '/campaign', query })).json<{
      list: ListedCampaign[];
      total: string;
    }>();
  const read = async (id: string, path: string) =>
    askPerformance(app, { method: 'GET', path: `/campaign/${id}/${path}` });
  const switchTo = async (id: string, word: 'activate' | 'deactivate') =>
    askPerformance(app, { method: 'POST', path: `/campaign/${id}/${word}`, body: {} });
  const ofState = async (state: string) => {
    const found = (await listAllCampaigns(app)).find((one) => one.state === state);
    if (found === undefined) throw new Error(`no campaign is ${state}`);
    return found;
  };

  test('are of both placements, of every state that a seller can come to, and one is paid per order', async () => {
    const all = await listAllCampaigns(app);
    expect(new Set(all.flatMap(({ placement }) => placement))).toEqual(
      new Set(['PLACEMENT_SEARCH_AND_CATEGORY', 'PLACEMENT_TOP_PROMOTION']),
    );
    expect(new Set(all.map(({ state }) => state))).toEqual(
      new Set([
        'CAMPAIGN_STATE_RUNNING',
        'CAMPAIGN_STATE_INACTIVE',
        'CAMPAIGN_STATE_STOPPED',
        'CAMPAIGN_STATE_FINISHED',
      ]),
    );
    expect(all.filter(({ advObjectType }) => advObjectType === 'SEARCH_PROMO')).toHaveLength(1);
  });

  test('are filtered and read page by page', async () => {
    const all = await listAllCampaigns(app);
    const running = await list({ state: 'CAMPAIGN_STATE_RUNNING', advObjectType: 'SKU' });
    expect(running.list.length).toBe(Number(running.total));
    expect(running.list.every(({ state }) => state === 'CAMPAIGN_STATE_RUNNING')).toBe(true);
    const [one, other] = all;
    const named = await list({ campaignIds: [one?.id ?? '', other?.id ?? ''] });
    expect(named.list).toEqual([one, other]);
    const pages = [await list({ page: '1', pageSize: '3' }), await list({ page: '2', pageSize: '3' })];
    expect(pages.flatMap((page) => page.list)).toEqual(all.slice(0, 6));
    expect((await list({ page: '99' })).list).toEqual([]);
  });

  test('products are returned as objects with bids in millionths of a rouble', async () => {
    const { id } = await ofState('CAMPAIGN_STATE_RUNNING');
    const objects = (await read(id, 'objects')).json<{ list: { id: string }[] }>().list;
    const { products } = (await read(id, 'v2/products')).json<{
      products: { sku: string; bid: string; title: string }[];
    }>();
    expect(products.map(({ sku }) => sku)).toEqual(objects.map((object) => object.id));
    expect(products.length).toBeGreaterThan(0);
    for (const { bid, title } of products) {
      expect(Number(bid) % 10_000).toBe(0);
      expect(Number(bid) / 1_000_000).toBeGreaterThanOrEqual(3);
      expect(title).not.toBe('');
    }
  });

  test('no product is in two campaigns that run', async () => {
    const running = (await list({ state: 'CAMPAIGN_STATE_RUNNING' })).list;
    const skus = await Promise.all(
      running.map(async ({ id }) => (await read(id, 'objects')).json<{ list: { id: string }[] }>().list),
    );
    const ids = skus.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a campaign is switched off and on again; what is so already is no error', async () => {
    const { id } = await ofState('CAMPAIGN_STATE_RUNNING');
    for (const round of [1, 2]) {
      const off = (await switchTo(id, 'deactivate')).json<{ state: string; placement: unknown }>();
      expect([round, off.state, typeof off.placement]).toEqual([round, 'CAMPAIGN_STATE_INACTIVE', 'string']);
    }
    expect((await list({ campaignIds: [id] })).list[0]?.state).toBe('CAMPAIGN_STATE_INACTIVE');
    expect((await switchTo(id, 'activate')).json()).toMatchObject({ state: 'CAMPAIGN_STATE_RUNNING' });
    const again = await switchTo(id, 'activate');
    expect(again.json()).not.toHaveProperty('advObjectType');
    expect((await listSkuRows(app, { campaignIds: [id] })).length).toBeGreaterThan(0);
  });

  test('what has no money stays stopped, what is finished cannot be revived', async () => {
    const stopped = await ofState('CAMPAIGN_STATE_STOPPED');
    expect((await switchTo(stopped.id, 'activate')).json()).toMatchObject({
      state: 'CAMPAIGN_STATE_STOPPED',
    });
    const finished = await ofState('CAMPAIGN_STATE_FINISHED');
    const refused = await switchTo(finished.id, 'activate');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({ error: 'campaign is finished and cannot be changed' });
  });

  test('a campaign paid per order has no clicks to switch', async () => {
    const promo = (await listAllCampaigns(app)).find((one) => one.advObjectType === 'SEARCH_PROMO');
    expect((await switchTo(promo?.id ?? '', 'activate')).statusCode).toBe(400);
    const products = await askPerformance(app, {
      method: 'POST',
      path: '/campaign/search_promo/v2/products',
      body: { page: 1, pageSize: 5 },
    });
    const { total, products: page } = products.json<{ total: string; products: { sku: string }[] }>();
    expect(page).toHaveLength(Math.min(5, Number(total)));
    const objects = (await read(promo?.id ?? '', 'objects')).json<{ list: { id: string }[] }>().list;
    expect(objects.slice(0, 5).map(({ id }) => id)).toEqual(page.map(({ sku }) => sku));
  });
});
