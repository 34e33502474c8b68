import { DAY_MINUTES } from '@vitrina/contract/durations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ozonKeyOf } from '../../../test/fakes/ozon-key.ts';
import { drawPng, type PictureHost, startPictureHost } from '../../../test/fakes/picture-host.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { OzonKey } from './call-ozon.ts';
import { getAnalytics } from './get-analytics.ts';
import { importPictures } from './import-pictures.ts';
import { getProductInfos, listProductPage } from './list-products.ts';

const Truth = z.object({ pictures: z.array(z.object({ contentHash: z.string() })) });

describe('analytics of own products', () => {
  let sandbox: Sandbox;
  let host: PictureHost;
  let key: OzonKey;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    host = await startPictureHost();
    key = await ozonKeyOf(sandbox, 'full');
  });
  afterAll(async () => {
    await sandbox.stop();
    await host.stop();
  });

  const today = async () =>
    new Date((await sandbox.clock()).now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);

  async function measureDay(day: string) {
    await sandbox.clock({ advanceMinutes: 2 });
    const answer = await getAnalytics(key, {
      from: day,
      to: day,
      dimensions: ['sku'],
      metrics: ['hits_view_search', 'hits_view_pdp'],
    });
    if (answer.outcome !== 'ok') throw new Error(answer.message);
    return new Map(answer.data.rows.map(({ dimensions: [sku = ''], metrics }) => [sku, metrics]));
  }

  it('a main picture that buyers like draws more clicks from the day on', async () => {
    const page = await listProductPage(key, '');
    const ids = page.outcome === 'ok' ? page.data.items.map(({ product_id }) => product_id) : [];
    const infos = await getProductInfos(key, ids);
    await sandbox.clock({ advanceMinutes: DAY_MINUTES });
    const before = await measureDay(
      new Date(Date.parse(await today()) - 86_400_000).toISOString().slice(0, 10),
    );
    const [sku] = [...before].reduce((one, other) =>
      other[1].hits_view_search > one[1].hits_view_search ? other : one,
    );
    const product = infos.outcome === 'ok' && infos.data.find((one) => String(one.sku) === sku);
    if (!product) throw new Error('the product is not listed');

    const main = host.put('/liked.png', drawPng(33));
    await importPictures(key, [
      { offerId: product.offer_id, main, others: product.images ?? [], colour: null },
    ]);
    await sandbox.clock({ advanceMinutes: 5 });
    // The tick of the sandbox carries the import out by itself.
    await expect
      .poll(async () => Truth.parse(await sandbox.truth('pictures', { sku })).pictures[0]?.contentHash.length)
      .toBe(64);
    const [picture] = Truth.parse(await sandbox.truth('pictures', { sku })).pictures;
    await fetch(`${sandbox.url}/truth/attractiveness`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contentHash: picture?.contentHash, factor: 5 }),
    });
    await sandbox.clock({ advanceMinutes: 2 * DAY_MINUTES });
    const after = await measureDay(
      new Date(Date.parse(await today()) - 86_400_000).toISOString().slice(0, 10),
    );
    const rateOf = (day: typeof before) =>
      (day.get(sku)?.hits_view_pdp ?? 0) / (day.get(sku)?.hits_view_search ?? 1);
    expect(rateOf(after) / rateOf(before)).toBeGreaterThan(2);
  });

  it('once a minute; then the answer says when', async () => {
    const day = await today();
    await measureDay(day);
    const input = { from: day, to: day, dimensions: ['day'], metrics: ['revenue'] } as const;
    const refused = await getAnalytics(key, input);
    if (refused.outcome !== 'rateLimited') throw new Error(refused.outcome);
    expect(refused.retryAfterMs).toBeGreaterThan(30_000);
  });

  it('without one of the larger subscriptions it is forbidden', async () => {
    const poor = await ozonKeyOf(sandbox, 'no-premium');
    const input = {
      from: '2026-01-01',
      to: '2026-01-02',
      dimensions: ['day'],
      metrics: ['revenue'],
    } as const;
    expect((await getAnalytics(poor, input)).outcome).toBe('forbidden');
  });

  it('too many metrics are not sent, another number of them is a drift', async () => {
    const day = { from: '2026-01-01', to: '2026-01-02', dimensions: ['day'] } as const;
    const many = Array.from({ length: 15 }, () => 'revenue' as const);
    expect((await getAnalytics(key, { ...day, metrics: many })).outcome).toBe('invalid');
    const body = { result: { data: [{ dimensions: [{ id: 5 }], metrics: [1, '2,5'] }] } };
    const answered = { outcome: 'answered', status: 200, headers: {}, setCookies: [] } as const;
    const odd: OzonKey = {
      ...key,
      send: async (request) => {
        expect(request.secrets).toEqual([key.apiKey]);
        return { ...answered, body: Buffer.from(JSON.stringify(body)) };
      },
    };
    expect((await getAnalytics(odd, { ...day, metrics: ['revenue'] })).outcome).toBe('drift');
    expect(await getAnalytics(odd, { ...day, metrics: ['revenue', 'ordered_units'] })).toEqual({
      outcome: 'ok',
      data: {
        rows: [{ dimensions: ['5'], metrics: { revenue: 1, ordered_units: 2.5 } }],
        isFull: false,
      },
    });
  });
});
