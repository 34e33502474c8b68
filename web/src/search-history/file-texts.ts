import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { SortDirection } from '@vitrina/contract/paging.ts';
import type { QueryMetric } from '@vitrina/contract/query-metrics.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import type { startQueryExport } from '@vitrina/contract/search-history.ts';
import type { TFunction } from 'i18next';

type FileInput = InputOf<typeof startQueryExport>;
export type FileTable = Omit<FileInput, 'format' | 'columns' | 'headers' | 'texts' | 'isRightToLeft'>;
type SortKey = 'query' | QueryMetric;

const nameOf = (t: TFunction, key: SortKey) =>
  key === 'query' ? t('searchHistory.query') : t(`metrics.${key}.name`);

function orderText(t: TFunction, { sort = 'count', direction = 'desc', ...then }: FileTable): string {
  const step = (key: SortKey, way: SortDirection) =>
    t(`searchHistory.file.orders.${way}`, { column: nameOf(t, key) });
  const first = step(sort, direction);
  return then.thenSort === undefined
    ? first
    : `${first}; ${step(then.thenSort, then.thenDirection ?? 'desc')}`;
}

/** What the file says about itself, as the screen would say it. */
function fileTexts(t: TFunction, table: FileTable): NonNullable<FileInput['texts']> {
  const marketplace: Marketplace = table.marketplace;
  return {
    queries: t('searchHistory.file.queries'),
    about: t('searchHistory.file.about'),
    marketplace: t('searchHistory.file.marketplace'),
    marketplaceName: t(`marketplaces.${marketplace}`),
    city: t('searchHistory.file.city'),
    wholeCountry: t('searchHistory.wholeCountry'),
    period: t('searchHistory.file.period'),
    window: t('searchHistory.file.window'),
    lastDay: t('searchHistory.file.lastDay'),
    source: t('searchHistory.file.source'),
    feed: t('searchHistory.feed'),
    contains: t('searchHistory.file.contains'),
    list: t('searchHistory.file.list'),
    misspelt: t('queries.misspeltOnly'),
    order: t('searchHistory.file.order'),
    orderText: orderText(t, table),
    rows: t('searchHistory.file.rows'),
    total: t('searchHistory.file.total'),
    unit: t('searchHistory.file.unit'),
    windowDays: t('searchHistory.file.windowDays'),
    searches: t('frequencyUnits.searches'),
    people: t('frequencyUnits.people'),
    adViews: t('frequencyUnits.adViews'),
    unknown: t('frequencyUnits.unknown'),
  };
}

/** The columns of the screen in their order, under its headers. */
export function fileInput(
  t: TFunction,
  table: FileTable,
  columns: readonly QueryMetric[],
): Omit<FileInput, 'format' | 'isRightToLeft'> {
  return {
    ...table,
    columns: [...columns],
    headers: [nameOf(t, 'query'), ...columns.map((metric) => nameOf(t, metric))],
    texts: fileTexts(t, table),
  };
}
