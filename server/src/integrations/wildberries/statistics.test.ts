import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { wbKeyOf } from '../../../test/fakes/wb-key.ts';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import type { Send } from '../../platform/outbound/send.ts';
import { listCampaignStatistics } from './list-campaign-statistics.ts';
import { listCampaigns, type WbCampaign } from './list-campaigns.ts';
import { listCardPage } from './list-cards.ts';
import { listQueryPositions } from './list-query-positions.ts';
import { listSalesFunnel } from './list-sales-funnel.ts';
import { listSearchTexts } from './list-search-texts.ts';
import { pauseCampaign, startCampaign } from './switch-campaign.ts';
import type { WbKey } from './wb-key.ts';

function need<Data>(answer: CallAnswer<Data>): Data {
  if (answer.outcome !== 'ok') throw new Error(`${answer.outcome}: ${answer.message}`);
  return answer.data;
}

describe('what was sold and found', () => {
  let sandbox: Sandbox;
  let key: WbKey;
  let now: Date;
  let campaigns: WbCampaign[];
  let nmIds: number[];
  const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 2000, products: 2000 });
    key = await wbKeyOf(sandbox, 'personal');
    campaigns = need(await listCampaigns(key));
    nmIds = need(await listCardPage(key, null)).cards.map(({ nmId }) => nmId);
  });
  beforeEach(async () => {
    now = (await sandbox.clock({ advanceMinutes: 1 })).now;
  });
  afterAll(() => sandbox.stop());

  it('statistics of campaigns know the advertised products only', async () => {
    const campaignIds = campaigns.map(({ id }) => id);
    const rows = need(
      await listCampaignStatistics(key, { campaignIds, from: dayBefore(28), to: dayBefore(1) }),
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { campaignId, nmId, views, clicks, carts, orders, spentKopecks, day } of rows) {
      expect(campaigns.find(({ id }) => id === campaignId)?.nmIds).toContain(nmId);
      expect(views).toBeGreaterThan(0);
      expect(clicks).toBeLessThanOrEqual(views);
      expect(carts + orders).toBeLessThanOrEqual(2 * clicks);
      expect(Number.isInteger(spentKopecks)).toBe(true);
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    const places = rows.map(({ campaignId, nmId, day }) => `${campaignId} ${nmId} ${day}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('a product without a view is left out, whatever its platforms say', async () => {
    const row = { clicks: 0, atbs: 0, sum: 0, sum_price: 12.34 };
    const apps = [
      { nms: [{ ...row, nmId: 1, views: 5, orders: 0 }] },
      {
        nms: [
          { ...row, nmId: 1, views: 0, orders: 1 },
          { ...row, nmId: 2, views: 0, orders: 1 },
        ],
      },
    ];
    const reported = [{ advertId: 7, days: [{ date: '2026-11-20T00:00:00Z', apps }] }];
    const answering: Send = async () => ({
      outcome: 'answered',
      status: 200,
      headers: {},
      setCookies: [],
      body: Buffer.from(JSON.stringify(reported)),
    });
    const input = { campaignIds: [7], from: '2026-11-20', to: '2026-11-20' };
    const rows = need(await listCampaignStatistics({ ...key, send: answering }, input));
    expect(rows).toEqual([
      {
        campaignId: 7,
        day: '2026-11-20',
        nmId: 1,
        views: 5,
        clicks: 0,
        carts: 0,
        orders: 1,
        spentKopecks: 0,
        orderedKopecks: 2468,
      },
    ]);
  });

  it('a campaign is paused and started once; one without money says so', async () => {
    const running = campaigns.find(({ status }) => status === 'active')?.id ?? 0;
    expect(need(await pauseCampaign(key, running))).toBe('switched');
    expect(need(await pauseCampaign(key, running))).toBe('unchanged');
    expect(need(await startCampaign(key, running))).toBe('switched');
    const outcomes = [];
    for (const { id, status } of campaigns) {
      if (status === 'paused') outcomes.push(need(await startCampaign(key, id)));
    }
    expect(outcomes).toContain('noMoney');
    expect((await startCampaign(key, 5)).outcome).toBe('notFound');
  });

  it('places by day agree with the queries of the product', async () => {
    const input = { nmIds: nmIds.slice(0, 10), from: dayBefore(7), to: dayBefore(1), limit: 30 };
    const [top] = need(await listSearchTexts(key, input));
    if (top === undefined) throw new Error('no queries');
    expect(top.timesTyped).toBeGreaterThan(0);
    expect(top.openings).toBeGreaterThanOrEqual(top.carts);
    const texts = [top.text, 'такого никто не ищет'];
    const places = need(await listQueryPositions(key, { ...input, nmId: top.nmId, texts }));
    expect(places).toHaveLength(14);
    const [own, strange] = texts.map((text) => places.filter((one) => one.text === text));
    expect(own?.some(({ place }) => place !== null)).toBe(true);
    expect(strange?.every(({ place }) => place === null)).toBe(true);
  });

  it('the funnel has openings, carts and orders, page by page', async () => {
    const input = { nmIds: nmIds.slice(0, 5), from: dayBefore(7), to: dayBefore(1) };
    const sold = need(await listSalesFunnel(key, { ...input, offset: 0 }));
    expect(new Set(sold.map(({ nmId }) => nmId))).toEqual(new Set(nmIds.slice(0, 5)));
    for (const { openings, carts, orders, orderedKopecks } of sold) {
      expect(openings).toBeGreaterThanOrEqual(carts);
      expect(carts).toBeGreaterThanOrEqual(orders);
      expect(orders === 0).toBe(orderedKopecks === 0);
    }
    expect(need(await listSalesFunnel(key, { ...input, offset: 5 }))).toEqual([]);
  });

  it('a token of another category and one without the subscription are forbidden alike', async () => {
    const input = { nmIds: nmIds.slice(0, 1), from: dayBefore(2), to: dayBefore(1), limit: 30 };
    for (const profile of ['wrong-category', 'no-jam']) {
      const answer = await listSearchTexts(await wbKeyOf(sandbox, profile), input);
      expect(answer.outcome).toBe('forbidden');
    }
  });

  it('a limit that is reached says how long to wait', async () => {
    const input = { campaignIds: [1], from: dayBefore(2), to: dayBefore(1) };
    await listCampaignStatistics(key, input);
    const second = await listCampaignStatistics(key, input);
    if (second.outcome !== 'rateLimited') throw new Error(second.outcome);
    expect(second.retryAfterMs).toBeGreaterThan(15_000);
    expect(second.retryAfterMs).toBeLessThanOrEqual(20_000);
  });
});
