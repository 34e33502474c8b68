import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  redirect,
  stripSearchParams,
} from '@tanstack/react-router';
import {
  IconBuildingStore,
  IconChartHistogram,
  IconHistory,
  IconPackage,
  IconTargetArrow,
} from '@tabler/icons-react';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod/mini';
import { LoginSearch } from './accounts/search.ts';
import { PositionEntrySearch } from './positions/search.ts';
import { ProductTablesSearch } from './products/search.ts';
import { SearchHistorySearch } from './search-history/search.ts';
import { FailedPage } from './shell/failed-page.tsx';
import { Frame } from './shell/frame.tsx';
import { guardEntry } from './shell/guard-entry.ts';
import { NotAuthorizedPage } from './shell/not-authorized-page.tsx';
import { NotFoundPage } from './shell/not-found-page.tsx';
import type { ScreenData } from './shell/screen-data.ts';

/** The one table of routes: path, access, menu, title, state in the address, lazy import. */

// Those who only sign in need neither the navigation nor its menus.
const DefaultLayout = lazyRouteComponent(() => import('./shell/default-layout.tsx'), 'DefaultLayout');

const rootRoute = createRootRoute({
  component: () => <Frame defaultLayout={DefaultLayout} />,
  notFoundComponent: NotFoundPage,
  errorComponent: FailedPage,
  beforeLoad: async ({ matches, location }) => {
    const screen = matches.at(-1)?.staticData.screen;
    if (screen !== undefined) await guardEntry(screen, location);
  },
});

const VIEW = { cabinet: 'view' } as const;

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/statistics' });
  },
});

const statisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/statistics',
  component: lazyRouteComponent(() => import('./statistics/statistics-page.tsx'), 'StatisticsPage'),
  staticData: {
    screen: {
      title: 'screens.statistics',
      access: VIEW,
      menu: { group: 'overview', icon: IconChartHistogram },
    },
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: LoginSearch,
  component: lazyRouteComponent(() => import('./accounts/login-page.tsx'), 'LoginPage'),
  staticData: { screen: { title: 'screens.login', access: 'guest', isBlank: true } },
});

const pagesLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/login',
  validateSearch: LoginSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search });
  },
});

const SearchHistoryPage = lazyRouteComponent(
  () => import('./search-history/search-history-page.tsx'),
  'SearchHistoryPage',
);

/** spec 2: one screen on three addresses, one for each marketplace. */
function searchHistory(marketplace: Marketplace) {
  return {
    validateSearch: SearchHistorySearch,
    search: { middlewares: [stripSearchParams<SearchHistorySearch>(z.parse(SearchHistorySearch, {}))] },
    component: Object.assign(() => <SearchHistoryPage marketplace={marketplace} />, {
      preload: async () => SearchHistoryPage.preload?.(),
    }),
  };
}

const searchHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search-history',
  ...searchHistory('ozon'),
  staticData: {
    screen: {
      title: 'screens.searchHistoryOzon',
      access: VIEW,
      menu: { group: 'search', icon: IconHistory, label: 'menu.queries.ozon' },
    },
  },
});

const wbSearchHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/wb/search-history',
  ...searchHistory('wb'),
  staticData: {
    screen: {
      title: 'screens.searchHistoryWb',
      access: VIEW,
      menu: { group: 'search', icon: IconHistory, label: 'menu.queries.wb' },
    },
  },
});

const ymSearchHistoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/ym/search-history',
  ...searchHistory('ym'),
  staticData: {
    screen: {
      title: 'screens.searchHistoryYm',
      access: VIEW,
      menu: { group: 'search', icon: IconHistory, label: 'menu.queries.ym' },
    },
  },
});

const productTablesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/product-tables/$id',
  validateSearch: ProductTablesSearch,
  search: { middlewares: [stripSearchParams(z.parse(ProductTablesSearch, {}))] },
  component: lazyRouteComponent(() => import('./products/product-tables-page.tsx'), 'ProductTablesPage'),
  staticData: {
    screen: {
      title: 'screens.productTables',
      access: VIEW,
      onSwitch: 'ownId',
      menu: { group: 'products', icon: IconPackage },
    },
  },
});

const positionCheckRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/position-check',
  component: lazyRouteComponent(() => import('./positions/position-check-page.tsx'), 'PositionCheckPage'),
  staticData: {
    screen: {
      title: 'screens.positionCheck',
      access: VIEW,
      menu: { group: 'positions', icon: IconTargetArrow },
    },
  },
});

const positionEntryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/position-check/$id',
  validateSearch: PositionEntrySearch,
  search: { middlewares: [stripSearchParams(z.parse(PositionEntrySearch, {}))] },
  component: lazyRouteComponent(() => import('./positions/position-entry-page.tsx'), 'PositionEntryPage'),
  staticData: { screen: { title: 'screens.positionEntry', access: VIEW, onSwitch: '/position-check' } },
});

const cabinetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cabinets',
  component: lazyRouteComponent(() => import('./cabinets/cabinets-page.tsx'), 'CabinetsPage'),
  staticData: {
    screen: {
      title: 'screens.cabinets',
      access: 'user',
      isWithoutCabinet: true,
      menu: { group: 'cabinets', icon: IconBuildingStore },
    },
  },
});

const cabinetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cabinets/$id',
  component: lazyRouteComponent(() => import('./cabinets/cabinet-page.tsx'), 'CabinetPage'),
  staticData: { screen: { title: 'screens.cabinet', access: 'user', isWithoutCabinet: true } },
});

const NOT_AUTHORIZED: ScreenData = { title: 'screens.notAuthorized', access: 'public', isBlank: true };
const NOT_FOUND: ScreenData = { title: 'screens.notFound', access: 'public', isBlank: true };

const notAuthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/not-authorized',
  component: NotAuthorizedPage,
  staticData: { screen: NOT_AUTHORIZED },
});

const pagesNotAuthorizedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/misc/not-authorized',
  component: NotAuthorizedPage,
  staticData: { screen: NOT_AUTHORIZED },
});

const pagesNotFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/misc/not-found/$error',
  component: NotFoundPage,
  staticData: { screen: NOT_FOUND },
});

/** spec 2, /{error}: every address that nobody else knows. */
const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: NotFoundPage,
  staticData: { screen: NOT_FOUND },
});

export const screens = rootRoute.addChildren([
  startRoute,
  statisticsRoute,
  loginRoute,
  pagesLoginRoute,
  searchHistoryRoute,
  wbSearchHistoryRoute,
  ymSearchHistoryRoute,
  productTablesRoute,
  positionCheckRoute,
  positionEntryRoute,
  cabinetsRoute,
  cabinetRoute,
  notAuthorizedRoute,
  pagesNotAuthorizedRoute,
  pagesNotFoundRoute,
  unknownRoute,
]);
