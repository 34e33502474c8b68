import * as z from 'zod';
import { addDays, asShown, sumOf } from './days.ts';

export type Account = {
  url: string;
  clientId: string;
  clientSecret: string;
  /** The marketplace makes its reports in its own time. */
  waitALittle(): Promise<void>;
};

const CAMPAIGNS_AT_ONCE = 10;
const MOST_POLLS = 60;
const TOP_OF_SEARCH = 'PLACEMENT_TOP_PROMOTION';

/** Numbers are written as people write them: `1 234,50`. */
const Written = z
  .union([z.string(), z.number()])
  .default(0)
  .transform((text) =>
    Number(
      String(text)
        .replaceAll(/[\s\u00a0]/g, '')
        .replace(',', '.'),
    ),
  );

const Listed = z.object({
  list: z.array(
    z.object({
      id: z.string(),
      placement: z.array(z.string()).default([]),
      fromDate: z.string().default(''),
      toDate: z.string().default(''),
    }),
  ),
});
const Ordered = z.object({ UUID: z.string() });
const Report = z.record(
  z.string(),
  z.object({
    report: z.object({
      rows: z.array(
        z.object({
          date: z.string(),
          sku: z.coerce.number(),
          title: z.string().default(''),
          views: Written,
          clicks: Written,
          moneySpent: Written,
        }),
      ),
    }),
  }),
);

export type AdLine = {
  sku: number;
  day: string;
  /** Empty in the report by product. */
  phrase: string;
  views: number;
  clicks: number;
  kopecks: number;
};

/** `31.12.2026` or `2026-12-31`. */
const dayOf = (text: string) =>
  text.includes('.') ? text.split('.').toReversed().join('-') : text.slice(0, 10);

async function openAccount({ url, clientId, clientSecret }: Account, moment?: string) {
  const api = `${url}/ozon-performance/api/client`;
  let token = '';
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${api}${path}`, {
      headers: {
        'content-type': 'application/json',
        ...(moment === undefined ? {} : { 'x-moment': moment }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const login = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' };
  token = z.object({ access_token: z.string() }).parse(await ask('/token', login)).access_token;
  return ask;
}

type Ask = Awaited<ReturnType<typeof openAccount>>;

async function readReport(ask: Ask, path: string, body: object, waitALittle: () => Promise<void>) {
  const { UUID } = Ordered.parse(await ask(path, body));
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const { state } = z.object({ state: z.string() }).parse(await ask(`/statistics/${UUID}`));
    if (state === 'OK') return Report.parse(await ask(`/statistics/report?UUID=${UUID}`));
    if (state === 'ERROR') throw new Error('The report came to nothing.');
    await waitALittle();
  }
  throw new Error('The report never came.');
}

/** Both reports of all campaigns, in lots of ten, as the marketplace makes them: by product, and by phrase. */
export async function readAdvertising(
  account: Account,
  { from, to }: { from: string; to: string },
): Promise<{ products: AdLine[]; phrases: AdLine[] }> {
  const ask = await openAccount(account);
  const { list } = Listed.parse(await ask('/campaign?advObjectType=SKU'));
  const inTime = list.filter((one) => one.fromDate <= to && (one.toDate === '' || one.toDate >= from));
  async function read(path: string, ids: readonly string[]): Promise<AdLine[]> {
    const lines: AdLine[] = [];
    for (let start = 0; start < ids.length; start += CAMPAIGNS_AT_ONCE) {
      const campaigns = ids.slice(start, start + CAMPAIGNS_AT_ONCE);
      const report = await readReport(
        ask,
        path,
        { campaigns, dateFrom: from, dateTo: to, groupBy: 'DATE' },
        account.waitALittle,
      );
      for (const row of Object.values(report).flatMap((one) => one.report.rows)) {
        const { sku, views, clicks } = row;
        const phrase = path.includes('phrases') ? asShown(row.title) : '';
        lines.push({
          sku,
          day: dayOf(row.date),
          phrase,
          views,
          clicks,
          kopecks: Math.round(row.moneySpent * 100),
        });
      }
    }
    return lines;
  }
  const onTop = inTime.filter(({ placement }) => placement.includes(TOP_OF_SEARCH));
  return {
    products: await read(
      '/statistics/json',
      inTime.map(({ id }) => id),
    ),
    phrases: await read(
      '/statistics/phrases/json',
      onTop.map(({ id }) => id),
    ),
  };
}

const Counted = z.object({
  rows: z.array(
    z.object({
      sku: z.coerce.number(),
      views: Written,
      clicks: Written,
      toCart: Written,
      orders: Written,
      modelOrders: Written,
    }),
  ),
});

type DayCounters = Record<'views' | 'clicks' | 'carts' | 'orders' | 'modelOrders', number>;

/** What campaigns did for a product on a day, as the marketplace said at the end of the day after: it says no more later. */
export async function readDayCounters(
  account: Account,
  { day, sku, campaignIds }: { day: string; sku: number; campaignIds: readonly string[] },
): Promise<DayCounters> {
  const ask = await openAccount(account, `${addDays(day, 1)}T20:59:00.000Z`);
  const answer = await ask('/statistics/products/sku', { campaignIds, dateFrom: day, dateTo: day });
  const rows = Counted.parse(answer).rows.filter((row) => row.sku === sku);
  return {
    views: sumOf(rows.map((row) => row.views)),
    clicks: sumOf(rows.map((row) => row.clicks)),
    carts: sumOf(rows.map((row) => row.toCart)),
    orders: sumOf(rows.map((row) => row.orders)),
    modelOrders: sumOf(rows.map((row) => row.modelOrders)),
  };
}
