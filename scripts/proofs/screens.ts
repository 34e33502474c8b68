import { listToolPaths, type ToolPath } from '@vitrina/contract/tools/tools.ts';

/** Whoever is not signed in. */
export const PUBLIC_SCREENS = [
  '/login',
  '/register',
  '/forgot-password',
  '/password-restore/77777777777777777777',
  '/documents/user-agreement.html',
  '/documents/privacy-policy.html',
  '/shared',
  '/not-authorized',
  '/pages/misc/not-authorized',
  '/pages/misc/not-found/404',
  '/nowhere',
];
const SETTINGS = ['account', 'security', 'tariff', 'wallet', 'referral', 'connections', 'notifications'];
const CABINET_TABS = ['information', 'collectors', 'users', 'limits', 'tags', 'settings', 'danger'];

/** A product of the demo; whoever has no such product is shown so. */
const SKU = 1_822_328_070;
/** The first image test of a cabinet; one that has none answers that there is no such test. */
const AB_TEST = 1;

/** What a screen of a tool shows more with. */
const STATES: Partial<Record<ToolPath, string>> = {
  '/search-history': '?queries=%D1%87%D0%B0%D0%B9%D0%BD%D0%B8%D0%BA',
  '/product-word-statistics': '?view=market',
};

/** One address of each screen of each tool. */
function screensOfTools(cabinetId: number, entryId: number): string[] {
  const things = {
    '/position-check/$id': entryId,
    '/pages/product-tables/$id': cabinetId,
    '/my-product-requests/$id': SKU,
    '/ab-test/$id': AB_TEST,
    '/radar-changes/$id': SKU,
  } satisfies Record<Extract<ToolPath, `${string}$id`>, number>;
  const ids = new Map<string, number>(Object.entries(things));
  return listToolPaths().map((path) => path.replace('$id', `${ids.get(path)}`) + (STATES[path] ?? ''));
}

export function signedInScreens(cabinetId: number, entryId: number): string[] {
  return [
    ...screensOfTools(cabinetId, entryId),
    `/radar-changes/${SKU}?tab=piggyBackers`,
    '/cabinets',
    ...CABINET_TABS.map((tab) => `/cabinets/${cabinetId}?tab=${tab}`),
    ...SETTINGS.map((tab) => `/pages/account-settings/${tab}`),
    '/pages/user-profile/profile',
    '/email-verification/77777777777777777777',
    '/email-change-verification/77777777777777777777',
    '/pages/account-settings/change-password-verification/77777777777777777777',
    '/cabinets-invite-verification/77777777',
    '/not-authorized',
    '/nowhere',
  ];
}

/** An operator's; the first account of the demo is its seller. */
export const OFFICE_SCREENS = [
  '/office',
  '/office?text=demo',
  '/office?user=1',
  '/office?tab=payments&view=succeeded',
  '/office?tab=days',
  '/office?tab=promo',
  '/office?tab=audit',
];
