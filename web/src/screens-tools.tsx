import {
  IconAB2,
  IconChartArrowsVertical,
  IconDiamond,
  IconEyeSearch,
  IconFilterSearch,
  IconId,
  IconLetterCase,
  IconListSearch,
  IconPackage,
  IconRadar2,
  IconTargetArrow,
} from '@tabler/icons-react';
import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import * as z from 'zod/mini';
import { AbTestDetailsSearch, FIRST_AB_TEST_DETAILS } from './ab-tests/details/search.ts';
import { AB_TESTS_OF_CABINET, AbTestSearch, FIRST_AB_TESTS } from './ab-tests/search.ts';
import {
  FIRST_MY_REQUEST,
  FIRST_MY_REQUESTS,
  MyRequestSearch,
  MyRequestsSearch,
  REQUESTS_OF_CABINET,
} from './my-requests/search.ts';
import { lazyScreen } from './platform/loading/lazy-screen.ts';
import { withTexts } from './platform/texts/catalogues.ts';
import {
  FIRST_POSITION_CHECK,
  POSITIONS_OF_CABINET,
  PositionCheckSearch,
  PositionEntrySearch,
} from './positions/search.ts';
import { CARD_OF_CABINET, FIRST_CARD, ProductCardSearch } from './product-card/search.ts';
import { restoreProductSettings } from './product-tables/product-settings.ts';
import { FIRST_PRODUCTS, ProductTablesSearch } from './product-tables/search.ts';
import { FIRST_SHELF, ProductsInSearchSearch, SHELF_OF_CABINET } from './products-in-search/search.ts';
import { FIRST_RADAR_CARD, RadarCardSearch } from './radar/card/search.ts';
import { FIRST_RADAR_CHANGES, RADAR_OF_CABINET, RadarChangesSearch } from './radar/search.ts';
import {
  FIRST_REQUEST_STATISTICS,
  RequestStatisticsSearch,
  STATISTICS_OF_CABINET,
} from './request-statistics/search.ts';
import { rootRoute, toolScreen } from './screens-root.tsx';
import { FIRST_SHARP_JUMPS, SharpJumpsSearch } from './sharp-jumps/search.ts';
import { FIRST_UNDERVALUED, UndervaluedSearch } from './undervalued-queries/search.ts';
import { FIRST_WORDS, WORDS_OF_CABINET, WordStatisticsSearch } from './word-statistics/search.ts';

/** The routes of most tools: part of the table in screens.tsx. */

const sharpJumpsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.sharpJumps.screens.sharpJumps,
  validateSearch: SharpJumpsSearch,
  search: { middlewares: [stripSearchParams(FIRST_SHARP_JUMPS)] },
  component: lazyScreen(
    () => withTexts(TOOLS.sharpJumps.texts, import('./sharp-jumps/sharp-jumps-page.tsx')),
    'SharpJumpsPage',
  ),
  staticData: {
    screen: toolScreen('sharpJumps', 'sharpJumps', {
      menu: { group: 'search', icon: IconChartArrowsVertical },
    }),
  },
});

const undervaluedQueriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.undervaluedQueries.screens.undervaluedQueries,
  validateSearch: UndervaluedSearch,
  search: { middlewares: [stripSearchParams(FIRST_UNDERVALUED)] },
  component: lazyScreen(
    () =>
      withTexts(TOOLS.undervaluedQueries.texts, import('./undervalued-queries/undervalued-queries-page.tsx')),
    'UndervaluedQueriesPage',
  ),
  staticData: {
    screen: toolScreen('undervaluedQueries', 'undervaluedQueries', {
      menu: { group: 'search', icon: IconDiamond },
    }),
  },
});

const wordStatisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.wordStatistics.screens.wordStatistics,
  validateSearch: WordStatisticsSearch,
  search: { middlewares: [stripSearchParams(FIRST_WORDS)] },
  component: lazyScreen(
    () => withTexts(TOOLS.wordStatistics.texts, import('./word-statistics/word-statistics-page.tsx')),
    'WordStatisticsPage',
  ),
  staticData: {
    screen: toolScreen('wordStatistics', 'wordStatistics', {
      menu: { group: 'search', icon: IconLetterCase },
      ofCabinet: WORDS_OF_CABINET,
    }),
  },
});

const requestStatisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.requestStatistics.screens.requestStatistics,
  validateSearch: RequestStatisticsSearch,
  search: { middlewares: [stripSearchParams(FIRST_REQUEST_STATISTICS)] },
  component: lazyScreen(
    () =>
      withTexts(TOOLS.requestStatistics.texts, import('./request-statistics/request-statistics-page.tsx')),
    'RequestStatisticsPage',
  ),
  staticData: {
    screen: toolScreen('requestStatistics', 'requestStatistics', {
      menu: { group: 'products', icon: IconFilterSearch },
      ofCabinet: STATISTICS_OF_CABINET,
    }),
  },
});

const productsInSearchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.productsInSearch.screens.productsInSearch,
  validateSearch: ProductsInSearchSearch,
  search: { middlewares: [stripSearchParams(FIRST_SHELF)] },
  component: lazyScreen(
    () => withTexts(TOOLS.productsInSearch.texts, import('./products-in-search/products-in-search-page.tsx')),
    'ProductsInSearchPage',
  ),
  staticData: {
    screen: toolScreen('productsInSearch', 'productsInSearch', {
      menu: { group: 'search', icon: IconEyeSearch },
      ofCabinet: SHELF_OF_CABINET,
    }),
  },
});

const myRequestsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.myRequests.screens.myRequests,
  validateSearch: MyRequestsSearch,
  search: { middlewares: [stripSearchParams(FIRST_MY_REQUESTS)] },
  component: lazyScreen(
    () => withTexts(TOOLS.myRequests.texts, import('./my-requests/my-requests-page.tsx')),
    'MyRequestsPage',
  ),
  staticData: {
    screen: toolScreen('myRequests', 'myRequests', {
      menu: { group: 'products', icon: IconListSearch },
      ofCabinet: REQUESTS_OF_CABINET,
    }),
  },
});

const myRequestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.myRequests.details.myRequest,
  validateSearch: MyRequestSearch,
  search: { middlewares: [stripSearchParams(FIRST_MY_REQUEST)] },
  component: lazyScreen(
    () => withTexts(TOOLS.myRequests.texts, import('./my-requests/my-request-page.tsx')),
    'MyRequestPage',
  ),
  staticData: { screen: toolScreen('myRequests', 'myRequest', { onSwitch: '/my-product-requests' }) },
});

const productCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.productCard.screens.productCard,
  validateSearch: ProductCardSearch,
  search: { middlewares: [stripSearchParams(FIRST_CARD)] },
  component: lazyScreen(
    () => withTexts(TOOLS.productCard.texts, import('./product-card/product-card-page.tsx')),
    'ProductCardPage',
  ),
  staticData: {
    screen: toolScreen('productCard', 'productCard', {
      menu: { group: 'products', icon: IconId },
      ofCabinet: CARD_OF_CABINET,
    }),
  },
});

const productTablesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.productTables.screens.productTables,
  validateSearch: ProductTablesSearch,
  search: { middlewares: [stripSearchParams(FIRST_PRODUCTS)] },
  beforeLoad: ({ cause, params, search }) => {
    const restored = cause === 'enter' ? restoreProductSettings(params.id, search) : undefined;
    if (restored)
      throw redirect({ to: '/pages/product-tables/$id', params, search: restored, replace: true });
  },
  component: lazyScreen(() => import('./product-tables/product-tables-page.tsx'), 'ProductTablesPage'),
  staticData: {
    screen: toolScreen('productTables', 'productTables', {
      onSwitch: 'ownId',
      menu: { group: 'products', icon: IconPackage },
    }),
  },
});

const positionCheckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.positions.screens.positionCheck,
  validateSearch: PositionCheckSearch,
  search: { middlewares: [stripSearchParams(FIRST_POSITION_CHECK)] },
  component: lazyScreen(
    () => withTexts(TOOLS.positions.texts, import('./positions/position-check-page.tsx')),
    'PositionCheckPage',
  ),
  staticData: {
    screen: toolScreen('positions', 'positionCheck', {
      menu: { group: 'positions', icon: IconTargetArrow },
      ofCabinet: POSITIONS_OF_CABINET,
    }),
  },
});

const positionEntryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.positions.details.positionEntry,
  validateSearch: PositionEntrySearch,
  search: { middlewares: [stripSearchParams(z.parse(PositionEntrySearch, {}))] },
  component: lazyScreen(
    () =>
      withTexts([...TOOLS.positions.texts, 'position-entry'], import('./positions/position-entry-page.tsx')),
    'PositionEntryPage',
  ),
  staticData: { screen: toolScreen('positions', 'positionEntry', { onSwitch: '/position-check' }) },
});

const abTestRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.abTests.screens.abTest,
  validateSearch: AbTestSearch,
  search: { middlewares: [stripSearchParams(FIRST_AB_TESTS)] },
  component: lazyScreen(
    () => withTexts(TOOLS.abTests.texts, import('./ab-tests/ab-test-page.tsx')),
    'AbTestPage',
  ),
  staticData: {
    screen: toolScreen('abTests', 'abTest', {
      menu: { group: 'tests', icon: IconAB2 },
      ofCabinet: AB_TESTS_OF_CABINET,
    }),
  },
});

const abTestDetailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.abTests.details.abTestDetails,
  validateSearch: AbTestDetailsSearch,
  search: { middlewares: [stripSearchParams(FIRST_AB_TEST_DETAILS)] },
  component: lazyScreen(
    () =>
      withTexts(
        [...TOOLS.abTests.texts, 'ab-test-details'],
        import('./ab-tests/details/ab-test-details-page.tsx'),
      ),
    'AbTestDetailsPage',
  ),
  staticData: { screen: toolScreen('abTests', 'abTestDetails', { onSwitch: '/ab-test' }) },
});

const radarChangesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.radar.screens.radarChanges,
  validateSearch: RadarChangesSearch,
  search: { middlewares: [stripSearchParams(FIRST_RADAR_CHANGES)] },
  component: lazyScreen(
    () => withTexts(TOOLS.radar.texts, import('./radar/radar-changes-page.tsx')),
    'RadarChangesPage',
  ),
  staticData: {
    screen: toolScreen('radar', 'radarChanges', {
      menu: { group: 'products', icon: IconRadar2 },
      ofCabinet: RADAR_OF_CABINET,
    }),
  },
});

const radarCardRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.radar.details.radarCard,
  validateSearch: RadarCardSearch,
  search: { middlewares: [stripSearchParams(FIRST_RADAR_CARD)] },
  component: lazyScreen(
    () =>
      withTexts(
        [...TOOLS.radar.texts, 'radar-card', 'piggy-backers'],
        import('./radar/card/radar-card-page.tsx'),
      ),
    'RadarCardPage',
  ),
  staticData: { screen: toolScreen('radar', 'radarCard', { onSwitch: '/radar-changes' }) },
});

export const TOOL_SCREENS = [
  productCardRoute,
  myRequestsRoute,
  myRequestRoute,

  productsInSearchRoute,
  requestStatisticsRoute,
  wordStatisticsRoute,
  undervaluedQueriesRoute,
  sharpJumpsRoute,
  productTablesRoute,
  positionCheckRoute,
  positionEntryRoute,
  abTestRoute,
  abTestDetailsRoute,
  radarChangesRoute,
  radarCardRoute,
] as const;
