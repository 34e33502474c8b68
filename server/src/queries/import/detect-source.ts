import type { Marketplace } from '@vitrina/contract/ids.ts';

export type QueryFileSource =
  | 'ozonAds'
  | 'mpstats'
  | 'wbPortal'
  | 'wbRequests'
  | 'keywordTool'
  | 'keywordPlanner'
  | 'plainList'
  | 'table';

/** Whose numbers a source holds; the rest hold anyone's or say it column by column. */
export const SOURCE_MARKETPLACE: Partial<Record<QueryFileSource, Marketplace>> = {
  ozonAds: 'ozon',
  wbPortal: 'wb',
  wbRequests: 'wb',
};

type Traits = { names: string[]; sheet: string | null; fileName: string };

/** Only what the headers prove; a file that looks like nothing known stays a plain table. */
export function detectSource({ names, sheet, fileName }: Traits): QueryFileSource {
  const has = (name: string) => names.includes(name);
  const hasAny = (...list: string[]) => list.some(has);
  if (has('запрос пользователя') || (has('поисковая фраза') && has('sku') && hasAny('расход', 'клики')))
    return 'ozonAds';
  if (hasAny('частота wb', 'частота oz', 'кластер wb') || sheet === 'ag-grid') return 'mpstats';
  if (/^seo/i.test(fileName) && has('запросы')) return 'mpstats';
  if (has('количество запросов') && hasAny('запросов в среднем за день', 'перешли в карточку товара'))
    return 'wbPortal';
  if (hasAny('avg. monthly searches', 'среднее число запросов в месяц')) return 'keywordPlanner';
  if (hasAny('volume', 'search volume', 'показов в месяц', 'показы в месяц', 'тренды')) return 'keywordTool';
  return 'table';
}
