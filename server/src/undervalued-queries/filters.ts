import type { UndervaluedFilter, UndervaluedQuestion } from '@vitrina/contract/undervalued-queries.ts';
import { QUERY_TEXT_ID, textIdOf } from '../own-queries/figures-sql.ts';
import { spellingFilter } from '../queries/spelling/filter-sql.ts';
import { wordFilter } from '../queries/word-filter.ts';
import type { MarketDay } from './market-source.ts';
import { chooseGrowth } from './rules.ts';

/** Queries that a list may leave out. */
type KnownQueries = {
  /** Cabinets whose own queries and tracked queries are "mine". */
  cabinetIds: readonly number[];
  trackedIds: readonly number[];
  hiddenIds: readonly number[];
};

/** What has no name says which list it is, and cannot be loosened. */
export type Filter = { name?: UndervaluedFilter; sql: string; parameters: Record<string, unknown> };

const OWN_TEXTS = `select ${QUERY_TEXT_ID}
  from own_query_day as own
  where own.cabinet in {cabinets:Array(UInt32)} and own.day between {now:Date} - 27 and {now:Date}
  group by ${QUERY_TEXT_ID}`;

/** As people see it, and not as the score measures it. */
const GROWTH = {
  growth7: 'other / nullIf(other_before, 0) - 1',
  growth28: 'count / nullIf(count_before, 0) - 1',
} as const;

function priceFilter({ priceFromKopecks, priceToKopecks }: UndervaluedQuestion): Filter[] {
  const from = priceFromKopecks === undefined ? [] : ['price >= {priceFrom:UInt32}'];
  const to = priceToKopecks === undefined ? [] : ['price <= {priceTo:UInt32}'];
  if (from.length + to.length === 0) return [];
  return [
    {
      name: 'price',
      sql: ['price > 0', ...from, ...to].join(' and '),
      parameters: { priceFrom: priceFromKopecks ?? 0, priceTo: priceToKopecks ?? 0 },
    },
  ];
}

function marketFilters(input: UndervaluedQuestion, market: MarketDay): Filter[] {
  const filters: Filter[] = [
    {
      sql: spellingFilter(input.isMisspelt),
      parameters: {},
    },
    {
      name: 'minFrequency',
      sql: 'count >= {minFrequency:UInt32}',
      parameters: { minFrequency: input.minFrequency },
    },
  ];
  if (input.contains !== '') filters.push({ name: 'contains', ...wordFilter(input.contains) });
  const growth = chooseGrowth(input, market);
  if (input.maxCompetitors !== undefined)
    filters.push({
      name: 'maxCompetitors',
      sql: 'sellers <= {maxCompetitors:UInt32}',
      parameters: { maxCompetitors: input.maxCompetitors },
    });
  if (input.minGrowth !== undefined)
    filters.push({
      name: 'minGrowth',
      sql: `ifNull(${growth === null ? 'null' : GROWTH[growth]} >= {minGrowth:Float64}, 0)`,
      parameters: { minGrowth: input.minGrowth },
    });
  return [...filters, ...priceFilter(input)];
}

/** What was asked for as conditions over the columns of the market, each under its name. */
export function listFilters(input: UndervaluedQuestion, market: MarketDay, known: KnownQueries): Filter[] {
  const filters = marketFilters(input, market);
  if (input.isMineHidden)
    filters.push({
      name: 'mine',
      sql: `query_id not in {tracked:Array(UInt32)} and ${textIdOf('text')} not in (${OWN_TEXTS})`,
      parameters: { tracked: known.trackedIds, cabinets: known.cabinetIds },
    });
  if (known.hiddenIds.length > 0)
    filters.push({
      name: 'hidden',
      sql: 'query_id not in {hidden:Array(UInt32)}',
      parameters: { hidden: known.hiddenIds },
    });
  return filters;
}

export function joinFilters(filters: readonly Filter[]) {
  return {
    sql: filters.map(({ sql }) => `(${sql})`).join('\n      and '),
    parameters: Object.fromEntries(filters.flatMap(({ parameters }) => Object.entries(parameters))),
  };
}
