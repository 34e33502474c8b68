import type { Marketplace } from '@vitrina/contract/ids.ts';
import { QUERY_METRIC_NAMES } from '@vitrina/contract/query-metrics.ts';
import {
  getQueryHours,
  getQueryStatistics,
  type HistoryWindow,
  windowsOf,
} from '@vitrina/contract/search-history.ts';
import { type Comparison, put, type Sheet } from '../cell.ts';
import { inCountry, MARKETPLACES, marketOf } from '../market.ts';
import { MOSCOW, type Seller } from '../open-seller.ts';
import { addDays, sumOf, windowOf } from '../raw/days.ts';
import { readHistory } from '../raw/feed.ts';
import { type QueryDays, tableLine } from '../raw/window.ts';

const QUERIES = 24;
/** A period longer than any window, so that the line before it is asked for too. */
const PERIOD_DAYS = 40;

type Input = { marketplace: Marketplace; queries: string[]; cityId: number; from: string; to: string };

async function showTable(seller: Seller, input: Input, window: HistoryWindow): Promise<Sheet> {
  const shown: Sheet = new Map();
  const question = { cabinetId: seller.cabinetId, ...input, window, page: 1, pageSize: 100 };
  const { rows } = await seller.ask(getQueryStatistics, { ...question, sort: 'count' });
  for (const row of rows) {
    const where = `${input.cityId} ${row.query}, ${window} days`;
    for (const name of QUERY_METRIC_NAMES) shown.set(`${where}: ${name}`, row[name]);
    shown.set(`${where}: windowDays`, row.windowDays);
    for (const [place, count] of row.sparkline.entries())
      shown.set(`${where}: line on ${addDays(input.from, place)}`, count);
  }
  return shown;
}

function trueTable(input: Input, window: HistoryWindow, daysOf: (query: string) => QueryDays): Sheet {
  const truth: Sheet = new Map();
  for (const query of input.queries) {
    const of = daysOf(query);
    const where = `${input.cityId} ${query}, ${window} days`;
    put(truth, where, tableLine(of, input.to, window));
    for (const day of windowOf(input.to, PERIOD_DAYS)) {
      const figures = of(day);
      truth.set(`${where}: line on ${day}`, figures === undefined ? null : (figures?.['count'] ?? 0));
    }
  }
  return truth;
}

/** Queries from all over the file: the loudest, the quietest, and between them. */
function chooseQueries(texts: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(texts.length / QUERIES));
  return texts.filter((_, place) => place % step === 0).slice(0, QUERIES);
}

async function compareCountry(seller: Seller, marketplace: Marketplace): Promise<Comparison[]> {
  const market = await marketOf(seller, marketplace);
  const { last, files } = market;
  const queries = chooseQueries([...(files.get(last)?.keys() ?? [])]);
  const input = { marketplace, queries, cityId: 0, from: addDays(last, 1 - PERIOD_DAYS), to: last };
  const compare = async (window: HistoryWindow) => ({
    screen: `search history, ${marketplace}`,
    from: `the provider's files up to ${last}`,
    shown: await showTable(seller, input, window),
    truth: trueTable(input, window, (query) => inCountry(market, query)),
  });
  return Promise.all(windowsOf(marketplace).map(compare));
}

/** One city, and the hours of the whole country: the provider tells both by query. */
async function compareHistories(seller: Seller): Promise<Comparison[]> {
  const { last, files } = await marketOf(seller, 'ozon');
  const queries = [...(files.get(last)?.keys() ?? [])].slice(0, 5);
  const [from, first] = [addDays(last, 1 - PERIOD_DAYS), addDays(last, -200)];
  const input = { marketplace: 'ozon' as const, queries, from, to: last };
  const read = (city: number) =>
    Promise.all(
      queries.map((query) =>
        readHistory(seller.sandbox.url, { marketplace: 'ozon', query, city, from: first, to: last }),
      ),
    );
  const inCity = new Map((await read(MOSCOW)).map(({ figures }, place) => [queries[place], figures]));
  const cityDays =
    (query: string): QueryDays =>
    (day) =>
      inCity.get(query)?.get(day) ?? null;
  const city = { ...input, cityId: MOSCOW };
  const { hours } = await seller.ask(getQueryHours, { cabinetId: seller.cabinetId, ...input });
  const [shown, truth]: [Sheet, Sheet] = [new Map(), new Map()];
  for (const { query, averages } of hours)
    for (const [hour, average] of averages.entries()) shown.set(`${query} at ${hour}`, average);
  for (const [place, { hours: known }] of (await read(0)).entries()) {
    const days = windowOf(last, PERIOD_DAYS).map((day) => known.get(day) ?? []);
    for (let hour = 0; hour < 24; hour += 1)
      truth.set(`${queries[place]} at ${hour}`, sumOf(days.map((day) => day[hour] ?? 0)) / PERIOD_DAYS);
  }
  return [
    {
      screen: 'search history, a city',
      from: 'the histories of the provider',
      shown: await showTable(seller, city, 7),
      truth: trueTable(city, 7, cityDays),
    },
    { screen: 'search history, hours', from: 'the histories of the provider', shown, truth },
  ];
}

export async function compareSearchHistory(seller: Seller): Promise<Comparison[]> {
  const countries = await Promise.all(MARKETPLACES.map((marketplace) => compareCountry(seller, marketplace)));
  return [...countries.flat(), ...(await compareHistories(seller))];
}
