import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { type ContractName, openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WbProfileName } from '../keys/wb-profiles.ts';
import { drawPng } from '../test/picture-host.ts';
import { openSandbox, setClock } from '../test/small-sandbox.ts';
import { askWb, listWbCampaigns, listWbCards, writeForm } from '../test/wb.ts';

const period = { start: '2026-11-14', end: '2026-11-20' };
const earlier = { start: '2026-11-07', end: '2026-11-13' };
const table = { currentPeriod: period, pastPeriod: earlier, positionCluster: 'all', limit: 100, offset: 0 };
const orderBy = { field: 'orders', mode: 'desc' };
const REPORT_ID = '6f1d5a0e-3b7c-4d5a-9b1e-0a4f7c2d8e11';

const CONTRACTS = {
  'wb-general': openContract('wb-general'),
  'wb-items': openContract('wb-items'),
  'wb-promotion': openContract('wb-promotion'),
  'wb-analytics': openContract('wb-analytics'),
} as const satisfies Partial<Record<ContractName, unknown>>;
type Name = keyof typeof CONTRACTS;

const isMissing = Object.values(CONTRACTS).includes(undefined);
describe.skipIf(isMissing)('answers by the contracts (skipped without ../shared/contracts)', () => {
  const coverages = Object.fromEntries(
    Object.entries(CONTRACTS).map(([name, contract]) => [name, createCoverage(contract, 'sandbox')]),
  );
  let app: FastifyInstance;
  let nmIds: number[];
  let running: { id: number; nm: number };
  let paused: number;

  beforeAll(async () => {
    app = openSandbox();
    await app.ready();
    nmIds = (await listWbCards(app)).cards.map(({ nmID }) => nmID);
    const campaigns = await listWbCampaigns(app);
    const on = campaigns.find(({ status }) => status === 9);
    running = { id: on?.id ?? 0, nm: on?.nm_settings[0]?.nm_id ?? 0 };
    paused = campaigns.find(({ status }) => status === 11)?.id ?? 0;
  });
  afterAll(() => app.close());

  async function ask(
    name: Name,
    address: string,
    body?: object | Buffer,
    more: { query?: Record<string, string>; headers?: Record<string, string>; profile?: WbProfileName } = {},
  ) {
    const answer = await askWb(app, address, body, more);
    const path = `${address.slice(address.indexOf('/'))}?${new URLSearchParams(more.query).toString()}`;
    const differences = coverages[name]?.check({
      method: body === undefined ? 'GET' : 'POST',
      path: path.replace(/\?$/, ''),
      headers: { authorization: 'token', ...more.headers },
      requestBody: body,
      status: answer.statusCode,
      answerHeaders: answer.headers,
      answerBody: answer.headers['content-type'] === 'application/zip' ? answer.rawPayload : answer.body,
    });
    return { answer, differences };
  }

  async function expectGood(...question: Parameters<typeof ask>) {
    const { answer, differences } = await ask(...question);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(differences).toEqual([]);
    return answer;
  }

  test('general: ping, seller, subscription', async () => {
    await expectGood('wb-general', 'common-api/ping');
    await expectGood('wb-general', 'common-api/api/v1/seller-info');
    await expectGood('wb-general', 'common-api/api/common/v1/subscriptions', undefined, {
      profile: 'service',
    });
  });

  test('items: cards, tags, prices', async () => {
    const settings = { sort: { ascending: true }, filter: { withPhoto: -1 }, cursor: { limit: 100 } };
    const cards = await expectGood('wb-items', 'content-api/content/v2/get/cards/list', { settings });
    expect(cards.json<{ cards: unknown[] }>().cards.length).toBeGreaterThan(5);
    await expectGood('wb-items', 'content-api/content/v2/tags');
    const path = 'discounts-prices-api/api/v2/list/goods/filter';
    await expectGood('wb-items', path, undefined, { query: { limit: '1000', offset: '0' } });
    await expectGood('wb-items', path, { nmList: nmIds.slice(0, 3) });
  });

  test('items: pictures by links and as a file', async () => {
    const [card] = (await listWbCards(app)).cards;
    const data = card?.photos.map(({ big }) => big).toReversed();
    await expectGood('wb-items', 'content-api/content/v3/media/save', { nmId: card?.nmID, data });
    const { headers, payload } = writeForm(drawPng(7, 900));
    await expectGood('wb-items', 'content-api/content/v3/media/file', payload, {
      headers: { ...headers, 'x-nm-id': String(nmIds[0]), 'x-photo-number': '1' },
    });
  });

  test('promotion: campaigns and money', async () => {
    await expectGood('wb-promotion', 'advert-api/adv/v1/promotion/count');
    await expectGood('wb-promotion', 'advert-api/api/advert/v2/adverts', undefined, {
      query: { statuses: '7,9,11', payment_type: 'cpm' },
    });
    await expectGood('wb-promotion', 'advert-api/adv/v1/balance');
    const id = String(running.id);
    await expectGood('wb-promotion', 'advert-api/adv/v1/budget', undefined, { query: { id } });
  });

  test('promotion: statistics', async () => {
    const query = { ids: String(running.id), beginDate: '2026-11-15', endDate: '2026-11-21' };
    const answer = await expectGood('wb-promotion', 'advert-api/adv/v3/fullstats', undefined, { query });
    expect(answer.json<{ views: number }[]>()[0]?.views).toBeGreaterThan(0);
    const days = { from: '2026-11-15', to: '2026-11-20' };
    await expectGood('wb-promotion', 'advert-api/adv/v0/normquery/stats', {
      ...days,
      items: [{ advert_id: running.id, nm_id: running.nm }],
    });
    const items = [{ advertId: running.id, nmId: running.nm }];
    await expectGood('wb-promotion', 'advert-api/adv/v1/normquery/stats', { ...days, items });
    await expectGood('wb-promotion', 'advert-api/adv/v0/normquery/list', { items });
  });

  test('promotion: start, pause, stop', async () => {
    const switches = [
      ['start', paused],
      ['pause', paused],
      ['stop', paused],
    ] as const;
    for (const [order, id] of switches) {
      await expectGood('wb-promotion', `advert-api/adv/v0/${order}`, undefined, {
        query: { id: String(id) },
      });
    }
  });

  test('analytics: search reports', async () => {
    const ask = { ...table, orderBy };
    const root = 'seller-analytics-api/api/v2/search-report';
    await expectGood('wb-analytics', `${root}/report`, ask);
    const cards = (await askWb(app, 'content-api/content/v2/get/cards/list', {})).json<{
      cards: { subjectID: number }[];
    }>();
    const subjectIds = [cards.cards[0]?.subjectID];
    await expectGood('wb-analytics', `${root}/table/groups`, { ...ask, subjectIds });
    await expectGood('wb-analytics', `${root}/table/details`, ask);
    const texts = await expectGood('wb-analytics', `${root}/product/search-texts`, {
      currentPeriod: period,
      pastPeriod: earlier,
      nmIds: nmIds.slice(0, 10),
      topOrderBy: 'orders',
      orderBy,
      limit: 30,
    });
    const [item] = texts.json<{ data: { items: { text: string; nmId: number }[] } }>().data.items;
    await expectGood('wb-analytics', `${root}/product/orders`, {
      period,
      nmId: item?.nmId,
      searchTexts: [item?.text],
    });
  });

  test('analytics: sales funnel', async () => {
    const root = 'seller-analytics-api/api/analytics/v3/sales-funnel/products';
    const ask = { selectedPeriod: period, nmIds: nmIds.slice(0, 5), limit: 100, offset: 0 };
    await expectGood('wb-analytics', root, ask);
    await expectGood('wb-analytics', `${root}/history`, {
      selectedPeriod: period,
      nmIds: nmIds.slice(0, 5),
      aggregationLevel: 'day',
    });
  });

  test('analytics: reports to download', async () => {
    const root = 'seller-analytics-api/api/v2/nm-report/downloads';
    const order = {
      id: REPORT_ID,
      reportType: 'DETAIL_HISTORY_REPORT',
      params: { nmIDs: nmIds.slice(0, 3), startDate: period.start, endDate: period.end },
    };
    const failure = { part: 'wildberries', fault: 'reportFailed', times: 1 };
    await app.inject({ method: 'POST', url: '/faults', payload: failure });
    await expectGood('wb-analytics', root, order);
    await setClock(app, '2026-11-21T09:10:00Z');
    await expectGood('wb-analytics', `${root}/retry`, { downloadId: REPORT_ID });
    await setClock(app, '2026-11-21T09:20:00Z');
    await expectGood('wb-analytics', root, undefined, { query: { 'filter[downloadIds]': REPORT_ID } });
    await expectGood('wb-analytics', `${root}/file/${REPORT_ID}`);
  });

  test.each<[Name, string, object | undefined, WbProfileName, Record<string, string>, number]>([
    ['wb-general', 'common-api/api/v1/seller-info', undefined, 'expired', {}, 401],
    ['wb-general', 'common-api/api/common/v1/subscriptions', undefined, 'personal', {}, 403],
    ['wb-items', 'content-api/content/v2/get/cards/list', {}, 'wrong-category', {}, 403],
    ['wb-items', 'content-api/content/v3/media/save', { nmId: 1, data: ['x'] }, 'read-only', {}, 403],
    ['wb-items', 'content-api/content/v3/media/save', { data: ['x'] }, 'personal', {}, 422],
    ['wb-items', 'content-api/content/v3/media/save', { nmId: 1, data: ['x'] }, 'personal', {}, 400],
    ['wb-promotion', 'advert-api/api/advert/v2/adverts', undefined, 'personal', { payment_type: 'x' }, 400],
    ['wb-promotion', 'advert-api/adv/v0/start', undefined, 'personal', { id: '1' }, 400],
    ['wb-promotion', 'advert-api/adv/v1/budget', undefined, 'personal', { id: '1' }, 400],
    ['wb-analytics', 'seller-analytics-api/api/v2/search-report/report', table, 'no-jam', {}, 403],
    ['wb-analytics', 'seller-analytics-api/api/v2/search-report/table/details', {}, 'personal', {}, 400],
    ['wb-analytics', 'seller-analytics-api/api/v2/nm-report/downloads', {}, 'no-jam', {}, 402],
  ])('%s: %s is refused in the contract’s words', async (name, address, body, profile, query, status) => {
    const { answer, differences } = await ask(name, address, body, { profile, query });
    expect(answer.statusCode, answer.body).toBe(status);
    expect(differences).toEqual([]);
  });

  test('too many requests', async () => {
    const requested = await Promise.all(
      Array.from({ length: 8 }, async () => ask('wb-promotion', 'advert-api/adv/v1/balance')),
    );
    const refused = requested.find(({ answer }) => answer.statusCode === 429);
    expect(refused?.differences).toEqual([]);
    expect(refused?.answer.headers).toMatchObject({ 'x-ratelimit-retry': '1', 'x-ratelimit-limit': '5' });
  });

  test('every operation was called and answered well', () => {
    expect(Object.values(coverages).flatMap((coverage) => coverage.missing())).toEqual([]);
  });
});
