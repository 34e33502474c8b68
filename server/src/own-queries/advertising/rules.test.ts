import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../integrations/ozon-performance/campaign.ts';
import type { ReportRow } from '../../integrations/ozon-performance/reports/report-row.ts';
import { campaignsIn, spanOf, splitCampaigns, toAdRows } from './rules.ts';

const AT = new Date('2026-03-02T12:00:00Z');
const SPAN = { from: '2026-02-01', to: '2026-02-28' };

const campaign = (id: string, change: Partial<Campaign> = {}): Campaign => ({
  id,
  title: '',
  state: 'CAMPAIGN_STATE_RUNNING',
  objectType: 'SKU',
  paymentType: 'CPC',
  placements: ['PLACEMENT_TOP_PROMOTION'],
  fromDate: '2026-01-01',
  toDate: null,
  ...change,
});

const line = (change: Partial<ReportRow> = {}): ReportRow => ({
  campaignId: '9',
  sku: 5,
  date: '2026-02-03',
  title: 'Ёлка  Живая',
  views: 100,
  clicks: 4,
  carts: null,
  orders: 0,
  ordersKopecks: null,
  modelOrders: null,
  modelOrdersKopecks: null,
  spentKopecks: 1500,
  priceKopecks: null,
  ...change,
});

test('one report covers the missing days from the oldest to the newest', () => {
  expect(spanOf(['2026-02-28', '2026-02-27', '2026-02-20'])).toEqual({
    from: '2026-02-20',
    to: '2026-02-28',
  });
  expect(spanOf([])).toBeUndefined();
});

describe('campaigns of a report', () => {
  test('had their time within its days', () => {
    const campaigns = [
      campaign('1'),
      campaign('2', { toDate: '2026-01-31' }),
      campaign('3', { fromDate: '2026-03-01' }),
      campaign('4', { fromDate: null, toDate: '2026-02-01' }),
    ];
    expect(campaignsIn(campaigns, 'ads', SPAN)).toEqual(['1', '4']);
  });

  test('have phrases only from the top of the search', () => {
    const campaigns = [campaign('1'), campaign('2', { placements: ['PLACEMENT_SEARCH_AND_CATEGORY'] })];
    expect(campaignsIn(campaigns, 'adPhrases', SPAN)).toEqual(['1']);
    expect(campaignsIn(campaigns, 'ads', SPAN)).toEqual(['1', '2']);
  });

  test('beyond ten wait for the next one, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        const { now, waiting } = splitCampaigns(ids);
        expect(now.length).toBeLessThanOrEqual(10);
        expect([...now, ...waiting]).toEqual(ids);
      }),
    );
  });
});

describe('lines of a report', () => {
  test('of one query in two spellings are added up', () => {
    const rows = toAdRows(
      4,
      'adPhrases',
      [line(), line({ title: 'елка живая', views: 50, clicks: 1, spentKopecks: 500 })],
      AT,
    );
    expect(rows).toEqual([
      {
        cabinet: 4,
        kind: 'phrase',
        sku: 5,
        phrase: 'елка живая',
        campaign: 9,
        day: '2026-02-03',
        views: 150,
        clicks: 5,
        spent_kopecks: 2000,
        taken_at: '2026-03-02 12:00:00',
      },
    ]);
  });

  test('of products have no phrase: their title is that of the product', () => {
    expect(toAdRows(4, 'ads', [line()], AT)?.[0]).toMatchObject({ kind: 'product', phrase: '' });
  });

  test.each([[[null, 500]], [[500, null]]])('money %j is not known of both together', (spent) => {
    const rows = toAdRows(
      4,
      'ads',
      spent.map((spentKopecks) => line({ spentKopecks })),
      AT,
    );
    expect(rows?.map((row) => row.spent_kopecks)).toEqual([null]);
  });

  test('without days or phrases are no such report', () => {
    expect(toAdRows(4, 'ads', [line({ date: null })], AT)).toBeUndefined();
    expect(toAdRows(4, 'adPhrases', [line({ title: ' ' })], AT)).toBeUndefined();
  });
});
