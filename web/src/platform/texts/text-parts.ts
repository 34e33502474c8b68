/**
 * The catalogues are written as one file a language and read in parts: what nobody has to sign in for, what every
 * screen says, and what only some screens do. A part that is not named here belongs to every screen.
 */
export const TEXT_PARTS = {
  guest: [
    'accounts',
    'common',
    'errors',
    'limits',
    'login',
    'menu',
    'notices',
    'passwordFaults',
    'passwordRules',
    'recovery',
    'register',
    'rights',
    'roles',
    'screens',
    'shell',
    'uniqueFields',
  ],
  people: [
    'account',
    'billing',
    'cabinets',
    'confirmations',
    'invites',
    'keyStatuses',
    'profile',
    'roleMeanings',
  ],
  search: ['frequencyUnits', 'metrics', 'searchHistory'],
  positions: ['gaps', 'positions'],
  positionEntry: ['positionGrid', 'positionLive'],
  positionParts: ['positionAlerts', 'positionCauses', 'positionViews'],
  tests: ['abTests'],
  dialogs: ['differ', 'news', 'notificationEvents', 'palette', 'payments', 'positionHelp', 'savedViews'],
  statistics: ['statistics'],
  jumps: ['sharpJumps'],
  undervalued: ['undervaluedQueries'],
  requests: ['myRequests'],
  ownFigures: ['requestStatistics'],
  words: ['wordStatistics'],
  cards: ['productCard'],
  shelves: ['productsInSearch'],
} as const satisfies Record<string, readonly string[]>;

/** Parts that come with the screens and the dialogs that need them. */
export type ScreenTexts = Exclude<keyof typeof TEXT_PARTS, 'guest'>;
export type TextPart = keyof typeof TEXT_PARTS | 'rest';

/** The part that a top-level name of the catalogues stands in. */
export function partOf(name: string): TextPart {
  const parts = Object.entries(TEXT_PARTS) as [keyof typeof TEXT_PARTS, readonly string[]][];
  return parts.find(([, names]) => names.includes(name))?.[0] ?? 'rest';
}
