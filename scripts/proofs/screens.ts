/** Whoever is not signed in. */
export const PUBLIC_SCREENS = [
  '/login',
  '/register',
  '/forgot-password',
  '/password-restore/77777777777777777777',
  '/documents/user-agreement.html',
  '/documents/privacy-policy.html',
  '/not-authorized',
  '/pages/misc/not-authorized',
  '/pages/misc/not-found/404',
  '/nowhere',
];
const SETTINGS = ['account', 'security', 'tariff', 'wallet', 'referral', 'connections'];
const CABINET_TABS = ['information', 'collectors', 'users', 'limits', 'tags', 'settings', 'danger'];

export function signedInScreens(cabinetId: number, entryId: number): string[] {
  return [
    '/statistics',
    '/search-history?queries=%D1%87%D0%B0%D0%B9%D0%BD%D0%B8%D0%BA',
    '/wb/search-history',
    '/ym/search-history',
    '/undervalued-search-queries',
    '/sharp-jumps-stats',
    '/product-word-statistics?view=market',
    '/position-check',
    `/position-check/${entryId}`,
    '/cabinets',
    ...CABINET_TABS.map((tab) => `/cabinets/${cabinetId}?tab=${tab}`),
    ...SETTINGS.map((tab) => `/pages/account-settings/${tab}`),
    '/pages/user-profile/profile',
    `/pages/product-tables/${cabinetId}`,
    '/email-verification/77777777777777777777',
    '/email-change-verification/77777777777777777777',
    '/pages/account-settings/change-password-verification/77777777777777777777',
    '/cabinets-invite-verification/77777777',
    '/not-authorized',
    '/nowhere',
  ];
}
