import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import { cleanText } from './clean-text.ts';
import type { ColumnRole } from './query-file.ts';
import type { Cell } from './table-line.ts';
import { textOfCell } from './table-line.ts';

/** What a frequency under this header counts; only MPStats names the marketplace in the header itself. */
export type FrequencyMeaning = {
  unit: FrequencyUnit;
  windowDays: number | null;
  marketplace: Marketplace | null;
};

/** A lower rank wins when two columns of a file ask for one role. */
type ColumnAlias = { role: ColumnRole; rank: number; meaning: FrequencyMeaning | null };

// Best first. "Поисковая фраза" of an ad report is the seller's own bid phrase; what the buyer typed stands beside it.
const QUERY_HEADERS = [
  'запрос пользователя',
  'поисковый запрос',
  'поисковые запросы',
  'запрос',
  'запросы',
  'ключевое слово',
  'ключевые слова',
  'ключевая фраза',
  'search query',
  'query',
  'keyword',
  'search term',
  'search terms',
  'search phrase',
  'keyword phrase',
  'search queries',
  'queries',
  'keywords',
  'phrase',
  'ключевой запрос',
  'ключевые фразы',
  'ключ',
  'фразы',
  'фраза',
  'поисковая фраза',
];

/** The headers that a person is told of whose file has none of those above. */
export const EXPECTED_HEADERS = ['запрос', 'поисковый запрос', 'ключевое слово', 'фраза', 'query', 'keyword'];

// WB counts how often a query was entered over 30 days, Ozon unique people over 7: never one column for both.
const FREQUENCY_HEADERS: [string, FrequencyUnit, number | null, Marketplace?][] = [
  ['частота wb', 'searches', 30, 'wb'],
  ['частота вб', 'searches', 30, 'wb'],
  ['частота oz', 'people', 7, 'ozon'],
  ['частота ozon', 'people', 7, 'ozon'],
  ['количество запросов', 'searches', null],
  ['запросов в месяц', 'searches', 30],
  ['среднее число запросов в месяц', 'searches', 30],
  ['avg. monthly searches', 'searches', 30],
  ['частота за месяц', 'unknown', 30],
  ['частота за неделю', 'unknown', 7],
  ['weekfrequency', 'unknown', 7],
  ['частотность', 'unknown', null],
  ['частота', 'unknown', null],
  ['частота запросов', 'unknown', null],
  ['frequency', 'unknown', null],
  ['count', 'unknown', null],
  ['показов в месяц', 'unknown', 30],
  ['показы в месяц', 'unknown', 30],
  ['search volume', 'unknown', 30],
  ['volume', 'unknown', 30],
  ['показы', 'adViews', null],
  ['hits', 'unknown', null],
];

const OTHER_HEADERS: [ColumnRole, string[]][] = [
  ['clicks', ['клики', 'переходы', 'clicks']],
  ['spend', ['расход', 'расходы', 'spend']],
  [
    'category',
    [
      'больше всего заказов в предмете',
      'приоритетный предмет',
      'предмет',
      'категория',
      'category',
      'itemtype',
    ],
  ],
  ['day', ['дата', 'день', 'date', 'day']],
  ['monthlyTrend', ['тренды', 'тренд', 'trends']],
  ['averagePerDay', ['запросов в среднем за день']],
];

// Without a role here, but words of a header all the same: they tell the header row from a row of data.
const HEADER_WORDS = new Set(
  `sku|артикул|артикул wb|артикул вб|nmid|nm_id|id|название товара|позиция|средняя позиция|медианная позиция|ctr|cpc
  |конкуренция|competition|type|use_in|sessions|кластер|кластер wb|результаты wb|частота кластера|частота 365
  |товаров в запросе|количество товаров|перешли в карточку товара|добавили в корзину|конверсия в корзину
  |заказали товаров|конверсия в заказ|предметов с заказами по запросу`
    .split('|')
    .map((word) => word.trim()),
);

const MAX_HEADER_LENGTH = 200;

const ALIASES = new Map<string, ColumnAlias>([
  ...QUERY_HEADERS.map((header, rank): [string, ColumnAlias] => [
    header,
    { role: 'query', rank, meaning: null },
  ]),
  ...FREQUENCY_HEADERS.map(([header, unit, windowDays, marketplace = null], rank): [string, ColumnAlias] => [
    header,
    { role: 'frequency', rank, meaning: { unit, windowDays, marketplace } },
  ]),
  ...OTHER_HEADERS.flatMap(([role, headers]) =>
    headers.map((header, rank): [string, ColumnAlias] => [header, { role, rank, meaning: null }]),
  ),
]);

/** "Расход (руб., с НДС)" -> "расход"; a column of the previous period keeps its mark and so matches nothing. */
export function normaliseHeader(cell: Cell | undefined): string {
  const text = textOfCell(cell);
  if (text.length > MAX_HEADER_LENGTH) return '';
  const header = cleanText(text).toLowerCase().replaceAll('ё', 'е').replace(/ ?:$/, '');
  if (/предыдущ|прошл|previous/.test(header)) return header;
  return header.replace(/ ?\([^)]*\)$/, '').replace(/, ?(?:₽|руб\.?|шт\.?|%)$/, '');
}

export function findAlias(header: string): ColumnAlias | null {
  return ALIASES.get(header) ?? null;
}

/** A place of a product in search, which a file of keyword tools may hold in place of frequencies. */
export function isPlaceHeader(header: string): boolean {
  return /позици|position|^(?:место|rank|place)$/.test(header);
}

export function isHeaderWord(header: string): boolean {
  return ALIASES.has(header) || HEADER_WORDS.has(header);
}
