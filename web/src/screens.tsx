import {
  IconBriefcase,
  IconBuildingStore,
  IconChartHistogram,
  IconHistory,
  IconSettings,
} from '@tabler/icons-react';
import { createRoute, redirect, stripSearchParams } from '@tanstack/react-router';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { SHARED_PATH } from '@vitrina/contract/shared-screens/shared-screens.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import { FIRST_SETTINGS, SettingsSearch } from './account-settings/search.ts';
import { LoginSearch, RegisterSearch } from './accounts/search.ts';
import { CabinetSearch, CabinetsSearch } from './cabinets/search.ts';
import { FIRST_OFFICE, OfficeSearch } from './office/search.ts';
import { routeQuery } from './platform/api/route-query.ts';
import { lazyScreen } from './platform/loading/lazy-screen.ts';
import { withTexts } from './platform/texts/catalogues.ts';
import { readSession } from './platform/token/session-store.ts';
import { queries } from './queries.ts';
import { NotFoundPage, OF_GUEST, OF_PERSON, plainScreen, rootRoute, toolScreen } from './screens-root.tsx';
import { TOOL_SCREENS } from './screens-tools.tsx';
import { FIRST_QUERIES, HISTORY_OF_CABINET, SearchHistorySearch } from './search-history/search.ts';
import { NotAuthorizedSearch, type ScreenData } from './shell/screen-data.ts';
import { FIRST_STATISTICS, StatisticsSearch } from './statistics/search.ts';

/** The one table of routes: path, access, menu, title, state in the address, lazy import. */

const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/statistics' });
  },
});

const statisticsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: TOOLS.statistics.screens.statistics,
  validateSearch: StatisticsSearch,
  search: { middlewares: [stripSearchParams(FIRST_STATISTICS)] },
  // The first page of the morning: its numbers come while its code does.
  loader: () => {
    const { cabinet } = readSession();
    if (cabinet === null) return;
    void queries.prefetchQuery(routeQuery(getOverview, { cabinetId: cabinet.id }));
    // What does not come is asked for by the parts themselves.
    import('./statistics/questions.ts')
      .then(({ askAhead }) => askAhead(queries, cabinet.id))
      .catch(() => undefined);
  },
  component: lazyScreen(
    () => withTexts(TOOLS.statistics.texts, import('./statistics/statistics-page.tsx')),
    'StatisticsPage',
  ),
  staticData: {
    screen: toolScreen('statistics', 'statistics', { menu: { group: 'overview', icon: IconChartHistogram } }),
  },
});

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: LoginSearch,
  component: lazyScreen(() => import('./accounts/login-page.tsx'), 'LoginPage'),
  staticData: { screen: { title: 'screens.login', ...OF_GUEST } },
});

const pagesLoginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/login',
  validateSearch: LoginSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/login', search });
  },
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  validateSearch: RegisterSearch,
  component: lazyScreen(() => import('./accounts/registration/register-page.tsx'), 'RegisterPage'),
  staticData: { screen: { title: 'screens.register', ...OF_GUEST } },
});

const forgotPasswordRoute = plainScreen(
  '/forgot-password',
  { title: 'screens.forgotPassword', ...OF_GUEST },
  lazyScreen(() => import('./accounts/recovery/forgot-password-page.tsx'), 'ForgotPasswordPage'),
);

// A code leaves the address bar once it is read, so each page of a code has an address without one.
/** product.md 2.1: the paths below are public too. */
const passwordRestoreRoute = plainScreen(
  '/password-restore/$',
  { title: 'screens.passwordRestore', ...OF_GUEST },
  lazyScreen(() => import('./accounts/recovery/password-restore-page.tsx'), 'PasswordRestorePage'),
);

const emailVerificationRoute = plainScreen(
  '/email-verification/{-$id}',
  { title: 'screens.emailVerification', ...OF_PERSON, isOfVerification: true },
  lazyScreen(
    () => withTexts(['people'], import('./accounts/confirmation/email-verification-page.tsx')),
    'EmailVerificationPage',
  ),
);

const emailChangeVerificationRoute = plainScreen(
  '/email-change-verification/{-$id}',
  { title: 'screens.emailChangeVerification', ...OF_PERSON },
  lazyScreen(
    () => withTexts(['people'], import('./accounts/confirmation/email-change-page.tsx')),
    'EmailChangePage',
  ),
);

const passwordChangeVerificationRoute = plainScreen(
  '/pages/account-settings/change-password-verification/{-$id}',
  { title: 'screens.passwordChangeVerification', ...OF_PERSON },
  lazyScreen(
    () => withTexts(['people'], import('./accounts/confirmation/password-change-page.tsx')),
    'PasswordChangePage',
  ),
);

const accountSettingsStartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/account-settings',
  beforeLoad: () => {
    throw redirect({ to: '/pages/account-settings/$tab', params: { tab: 'account' } });
  },
  // The menu's item leads here, because it is the address above every tab: on each of them it stays highlighted.
  staticData: {
    screen: {
      title: 'screens.accountSettings',
      ...OF_PERSON,
      menu: { group: 'account', icon: IconSettings },
    },
  },
});

const accountSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/account-settings/$tab',
  validateSearch: SettingsSearch,
  search: { middlewares: [stripSearchParams(FIRST_SETTINGS)] },
  component: lazyScreen(
    () => withTexts(['people'], import('./account-settings/account-settings-page.tsx')),
    'AccountSettingsPage',
  ),
  staticData: { screen: { title: 'screens.accountSettings', ...OF_PERSON } },
});

const userProfileStartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pages/user-profile',
  beforeLoad: () => {
    throw redirect({ to: '/pages/user-profile/$tab', params: { tab: 'profile' } });
  },
});

const userProfileRoute = plainScreen(
  '/pages/user-profile/$tab',
  { title: 'screens.userProfile', ...OF_PERSON },
  lazyScreen(
    () => withTexts(['people'], import('./accounts/profile/user-profile-page.tsx')),
    'UserProfilePage',
  ),
);

const SearchHistoryPage = lazyScreen(
  () => withTexts(TOOLS.searchHistory.texts, import('./search-history/search-history-page.tsx')),
  'SearchHistoryPage',
);

/** product.md 2.1: one screen on three addresses, one for each marketplace. */
function searchHistory<const Path extends string>(
  path: Path,
  marketplace: Marketplace,
  screen: Pick<ScreenData, 'title' | 'access'>,
) {
  const label = `menu.queries.${marketplace}` as const;
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: SearchHistorySearch,
    search: { middlewares: [stripSearchParams<SearchHistorySearch>(FIRST_QUERIES)] },
    component: Object.assign(() => <SearchHistoryPage marketplace={marketplace} />, {
      preload: async () => SearchHistoryPage.preload?.(),
    }),
    staticData: {
      screen: {
        ...screen,
        ofCabinet: HISTORY_OF_CABINET,
        menu: { group: 'search', icon: IconHistory, label },
      },
    },
  });
}

const { searchHistoryOzon, searchHistoryWb, searchHistoryYm } = TOOLS.searchHistory.screens;
const searchHistoryRoute = searchHistory(
  searchHistoryOzon,
  'ozon',
  toolScreen('searchHistory', 'searchHistoryOzon'),
);
const wbSearchHistoryRoute = searchHistory(
  searchHistoryWb,
  'wb',
  toolScreen('searchHistory', 'searchHistoryWb'),
);
const ymSearchHistoryRoute = searchHistory(
  searchHistoryYm,
  'ym',
  toolScreen('searchHistory', 'searchHistoryYm'),
);

const cabinetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cabinets',
  validateSearch: CabinetsSearch,
  component: lazyScreen(() => withTexts(['people'], import('./cabinets/cabinets-page.tsx')), 'CabinetsPage'),
  staticData: {
    screen: {
      title: 'screens.cabinets',
      access: 'user',
      isWithoutCabinet: true,
      isOpenToAll: true,
      menu: { group: 'cabinets', icon: IconBuildingStore },
    },
  },
});

const cabinetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cabinets/$id',
  validateSearch: CabinetSearch,
  component: lazyScreen(() => withTexts(['people'], import('./cabinets/cabinet-page.tsx')), 'CabinetPage'),
  staticData: { screen: { title: 'screens.cabinet', ...OF_PERSON } },
});

const inviteRoute = plainScreen(
  '/cabinets-invite-verification/{-$invite}',
  { title: 'screens.invite', ...OF_PERSON },
  lazyScreen(() => withTexts(['people'], import('./cabinets/invites/invite-page.tsx')), 'InvitePage'),
);

const officeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/office',
  validateSearch: OfficeSearch,
  search: { middlewares: [stripSearchParams(FIRST_OFFICE)] },
  component: lazyScreen(() => withTexts(['office'], import('./office/office-page.tsx')), 'OfficePage'),
  staticData: {
    screen: {
      title: 'screens.office',
      access: 'operator',
      isWithoutCabinet: true,
      menu: { group: 'account', icon: IconBriefcase },
    },
  },
});

const sharedRoute = plainScreen(
  SHARED_PATH,
  { title: 'screens.shared', access: 'public', isBlank: true },
  lazyScreen(() => import('./shell/shared-screen/shared-page.tsx'), 'SharedPage'),
);

const NOT_AUTHORIZED: ScreenData = { title: 'screens.notAuthorized', access: 'public', isBlank: true };
const NOT_FOUND: ScreenData = { title: 'screens.notFound', access: 'public', isBlank: true };
const NotAuthorizedPage = lazyScreen(
  () => import('./shell/refusals/not-authorized-page.tsx'),
  'NotAuthorizedPage',
);

function notAuthorized<const Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: NotAuthorizedSearch,
    component: NotAuthorizedPage,
    staticData: { screen: NOT_AUTHORIZED },
  });
}

const notAuthorizedRoute = notAuthorized('/not-authorized');
const pagesNotAuthorizedRoute = notAuthorized('/pages/misc/not-authorized');

const pagesNotFoundRoute = plainScreen('/pages/misc/not-found/$error', NOT_FOUND, NotFoundPage);
/** product.md 2.1, /{error}: every address that nobody else knows. */
const unknownRoute = plainScreen('$', NOT_FOUND, NotFoundPage);

/** Every part in every state: in development and in the build that is measured, never in the one that is shipped. */
const devScreens =
  import.meta.env.DEV || import.meta.env.VITE_DEV_PAGES === 'on'
    ? [
        plainScreen(
          '/dev/ui/{-$part}',
          { title: 'screens.devUi', access: 'public', isBlank: true },
          lazyScreen(
            () =>
              withTexts(
                ['session', 'people', 'search-history', 'positions', 'position-entry', 'dialogs'],
                import('./dev-screen.tsx'),
              ),
            'DevScreen',
          ),
        ),
      ]
    : [];

export const screens = rootRoute.addChildren([
  ...devScreens,
  startRoute,
  statisticsRoute,
  loginRoute,
  pagesLoginRoute,
  registerRoute,
  forgotPasswordRoute,
  passwordRestoreRoute,
  emailVerificationRoute,
  emailChangeVerificationRoute,
  passwordChangeVerificationRoute,
  accountSettingsStartRoute,
  accountSettingsRoute,
  userProfileStartRoute,
  userProfileRoute,
  inviteRoute,
  officeRoute,
  searchHistoryRoute,
  wbSearchHistoryRoute,
  ymSearchHistoryRoute,
  ...TOOL_SCREENS,
  cabinetsRoute,
  cabinetRoute,
  sharedRoute,
  notAuthorizedRoute,
  pagesNotAuthorizedRoute,
  pagesNotFoundRoute,
  unknownRoute,
]);
