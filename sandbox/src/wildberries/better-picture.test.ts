import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { skuOfNmId } from '../market/nm-id.ts';
import { drawPng, type PictureHost, startPictureHost } from '../test/picture-host.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';
import { askWb, listWbCampaigns } from '../test/wb.ts';

const Pictures = z.object({
  pictures: z.array(z.object({ address: z.string(), contentHash: z.string(), attractiveness: z.number() })),
});
type Stats = { days: { date: string; apps: { nms: { nmId: number; views: number; clicks: number }[] }[] }[] };

let app: FastifyInstance;
let host: PictureHost;
beforeAll(async () => {
  app = openSandbox();
  host = await startPictureHost();
});
afterAll(async () => {
  await app.close();
  await host.close();
});

async function findMainPicture(nmId: number) {
  const query = { sku: String(skuOfNmId(nmId)), marketplace: 'wb' };
  const { pictures } = Pictures.parse((await app.inject({ url: '/truth/pictures', query })).json());
  const [main] = pictures;
  if (main === undefined) throw new Error('a card without pictures');
  return main;
}

/** Shows a picture from a moment on, one that buyers like so much. */
async function show(nmId: number, shade: number, factor: number, now: string): Promise<void> {
  await setClock(app, now);
  const data = [host.put(`/${shade}.png`, drawPng(shade, 900))];
  await askWb(app, 'content-api/content/v3/media/save', { nmId, data });
  const { contentHash } = await findMainPicture(nmId);
  const payload = { contentHash, factor };
  await app.inject({ method: 'POST', url: '/truth/attractiveness', payload });
}

async function countDays(id: number, nmId: number, beginDate: string, endDate: string) {
  const query = { ids: String(id), beginDate, endDate };
  const answer = await askWb(app, 'advert-api/adv/v3/fullstats', undefined, { query });
  const rows = answer
    .json<Stats[]>()
    .flatMap(({ days }) => days.flatMap(({ apps }) => apps.flatMap(({ nms }) => nms)))
    .filter((row) => row.nmId === nmId);
  const views = rows.reduce((sum, row) => sum + row.views, 0);
  return { views, clickRate: rows.reduce((sum, row) => sum + row.clicks, 0) / views };
}

test('a picture that buyers like better is clicked more often, from the moment it is shown', async () => {
  const running = (await listWbCampaigns(app)).find(({ status }) => status === 9);
  const [item] = running?.nm_settings ?? [];
  const [id, nmId] = [running?.id ?? 0, item?.nm_id ?? 0];
  const before = await countDays(id, nmId, '2026-11-10', '2026-11-20');

  await show(nmId, 40, 0.6, '2026-11-21T20:59:00Z');
  await show(nmId, 90, 1.6, '2026-12-06T20:59:00Z');
  await setClock(app, '2026-12-22T09:00:00Z');
  const dull = await countDays(id, nmId, '2026-11-22', '2026-12-06');
  await setClock(app, '2026-12-22T09:01:00Z');
  const bright = await countDays(id, nmId, '2026-12-07', '2026-12-21');

  expect(Math.min(dull.views, bright.views)).toBeGreaterThan(3000);
  const ratio = bright.clickRate / dull.clickRate;
  expect(ratio).toBeGreaterThan(2);
  expect(ratio).toBeLessThan(3.5);
  // What was counted before the first change stays as it was.
  await setClock(app, '2026-12-22T09:02:00Z');
  expect(await countDays(id, nmId, '2026-11-10', '2026-11-20')).toEqual(before);
});

test('the picture that the marketplace shows is the one that was sent', async () => {
  const [campaign] = await listWbCampaigns(app);
  const nmId = campaign?.nm_settings[0]?.nm_id ?? 0;
  await show(nmId, 120, 1, '2026-12-23T09:00:00Z');
  const { address } = await findMainPicture(nmId);
  expect((await app.inject(address)).rawPayload.equals(drawPng(120, 900))).toBe(true);
});
