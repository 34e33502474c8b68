import type { Route } from '@vitrina/contract/route.ts';
import { fieldsOf } from '../proofs/matrix/inner-ids.ts';
import {
  ALL_QUERIES,
  CITY,
  FIRST_DAY,
  type Filled,
  LAST_DAY,
  QUERY,
  RIVAL_SKU,
  SKU,
} from './builders/full-cabinet-rows.ts';
import { EVERY_ROUTE } from './every-route.ts';

const READS = /(?:get|list|preview|suggest|rehearse|explain|predict|compare|download)[^/]*$/;

const inCabinet = EVERY_ROUTE.filter((route) => fieldsOf(route).includes('cabinetId'));
const isReading = ({ path }: Route) => READS.test(path.split('/').at(-1) ?? '');

/** Backwards, because what is left of a plan is told after those that spend it. */
export const READING_ROUTES: readonly Route[] = inCabinet
  .filter((route) => isReading(route) && route.kind !== 'upload')
  .toReversed();
export const CHANGING_ROUTES: readonly Route[] = inCabinet.filter(
  (route) => !isReading(route) && route.kind !== 'events',
);

const PERIOD = { from: FIRST_DAY, to: LAST_DAY };
const OZON = { marketplace: 'ozon' };
const MARKET = { ...OZON, queries: ALL_QUERIES, ...PERIOD, window: 7 };
const SHELF = { query: QUERY, cityId: CITY };
const TABLE = { ...MARKET, format: 'csv', columns: ['count'], headers: ['a', 'b'] };
const RULE = { scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 1 }, lastingMinutes: 0 };

/** What is asked of a full cabinet; routes that are not here take the cabinet alone. */
const INPUTS: Record<string, (cabinet: Filled) => object> = {
  'note/getAll': () => ({ sku: SKU }),
  'radar/getPiggyBackers': ({ piggyBackerSku: sku }) => ({ sku }),
  'savedView/getAll': () => ({ screen: '/position-check' }),
  'product/list': () => ({ withExternal: true, search: 'чайник' }),
  'positionCheck/preview': () => ({ skus: [SKU, 502, 900], cityId: CITY, queries: [QUERY, 'новый'] }),
  'positionCheck/getProductStandings': () => ({ skus: [SKU, 502, 900] }),
  'positionCheck/get': ({ entryId }) => ({ entryId, ...PERIOD, grouping: 'Day' }),
  'positionCheck/getCell': ({ entryId }) => ({ entryId, query: QUERY, bucket: '2026-03-01T09:00:00Z' }),
  'positionCheck/explainMove': ({ entryId }) => ({ entryId, query: QUERY, bucket: '2026-03-01T09:00:00Z' }),
  'positionCheck/predictPlace': () => ({ ...SHELF, takenAt: '2026-03-01T09:00:00Z', sku: SKU, wanted: {} }),
  'positionCheck/getDayProfile': ({ entryId }) => ({ entryId, ...PERIOD }),
  'positionCheck/listForecasts': ({ entryId }) => ({ entryId, moment: 6 }),
  'positionCheck/getForecast': ({ entryId }) => ({ entryId, query: QUERY }),
  'positionCheck/compareProducts': ({ entryId }) => ({ entryId, ...PERIOD, query: QUERY, isEveryCity: true }),
  'positionCheck/previewMove': ({ entryId }) => ({ entryId, cityId: 2 }),
  'positionCheck/getAsk': ({ entryId }) => ({ entryId }),
  'positionAlerts/rehearse': () => ({ rule: RULE }),
  'positionAlerts/getFirings': ({ ruleId }) => ({ ruleId }),
  'radarAlerts/rehearse': () => ({ rule: { scope: { kind: 'cabinet' } } }),
  'radarAlerts/getFirings': ({ radarRuleId: ruleId }) => ({ ruleId }),
  'effects/get': ({ noteId }) => ({ cause: { kind: 'note', noteId } }),
  'productsInSearch/getMoments': () => SHELF,
  'productsInSearch/getShelf': () => ({ ...SHELF, takenAt: '2026-03-01T09:00:00Z' }),
  'productsInSearch/getOwnRivalLines': () => ({ ...SHELF, skus: [SKU, 502] }),
  'productsInSearch/getPairs': () => ({ ...SHELF, takenAt: '2026-03-01T09:00:00Z' }),
  'searchHistory/getStatistics': () => MARKET,
  'searchHistory/getSeries': () => ({ ...MARKET, metrics: ['count'] }),
  'searchHistory/getHours': () => MARKET,
  'searchHistory/getHourDays': () => ({ ...MARKET, query: QUERY }),
  'searchHistory/suggestQueries': () => ({ ...OZON, text: 'чай' }),
  'searchHistory/download': () => TABLE,
  'searchHistory/getImport': ({ importId }) => ({ importId }),
  'savedSearch/getAll': () => OZON,
  'savedSearch/getDemand': () => OZON,
  'productCard/get': ({ runId }) => ({ runId }),
  'productCard/getGaps': ({ runId }) => ({ runId, sku: SKU }),
  'export/download': ({ exportId }) => ({ exportId }),
  'productTables/getLines': () => ({ sku: SKU }),
  'requestStatistics/get': () => PERIOD,
  'requestStatistics/getSeries': () => ({ skus: [SKU, 502], ...PERIOD }),
  'wordStatistics/getProductWords': () => ({ skus: [SKU, 502], ...PERIOD }),
  'wordStatistics/getQueries': () => ({ skus: [SKU, 502], ...PERIOD, keys: ['чайник'] }),
  'wordStatistics/getDescriptions': () => ({ skus: [SKU, 502] }),
  'wordStatistics/getMarketWords': () => ({ ...OZON, window: 7 }),
  'myRequests/get': () => ({ sku: SKU }),
  'myRequests/getHistory': () => ({ sku: SKU, query: QUERY }),
  'undervaluedQueries/getAll': () => OZON,
  'undervaluedQueries/getCounts': () => ({ ...OZON, queries: ALL_QUERIES }),
  'undervaluedQueries/getBackTest': () => OZON,
  'abTests/get': ({ abTestId: testId }) => ({ testId }),
  'abTests/getLog': ({ abTestId: testId }) => ({ testId }),
  'abTests/getResults': ({ abTestId: testId }) => ({ testId }),
  'abTests/getSchedule': ({ abTestId: testId }) => ({ testId, from: '2026-03-01', to: '2026-03-05' }),
  'abTests/plan': ({ abTestId: testId }) => ({ testId }),
  'abTests/getCampaigns': () => ({ sku: SKU }),
  'abTests/getRivals': () => ({ sku: SKU }),
  'product/getChanges': () => ({ sku: RIVAL_SKU, ...PERIOD }),
  'radar/getCard': () => ({ sku: RIVAL_SKU, ...PERIOD }),
  'radar/getCardFigures': () => ({ sku: SKU, ...PERIOD }),
  'radar/getChange': ({ radarChangeId: changeId }) => ({ changeId }),
  'radar/getCounts': () => ({ skus: [RIVAL_SKU] }),
  'webhook/getDeliveries': ({ webhookId }) => ({ webhookId }),
  'sharpJumps/getAll': () => ({ ...OZON, minBase: 1 }),
};

export function readingInput({ path }: Route, cabinet: Filled): object {
  return { cabinetId: cabinet.id, ...INPUTS[path]?.(cabinet) };
}
