/** Bits of the token's mask `s` (the marketplace's article on decoding tokens). */
export const WB_CATEGORY_BITS = {
  content: 1,
  analytics: 2,
  prices: 3,
  marketplace: 4,
  statistics: 5,
  promotion: 6,
} as const;
export type WbCategory = keyof typeof WB_CATEGORY_BITS;

export const WB_READ_ONLY_BIT = 30;

/** The claim `acc`. */
export const WB_TOKEN_KINDS = { basic: 1, personal: 3, service: 4 } as const;
type WbTokenKind = keyof typeof WB_TOKEN_KINDS;

export type WbProfile = {
  explanation: string;
  kind: WbTokenKind;
  categories: readonly WbCategory[];
  isReadOnly: boolean;
  isExpired: boolean;
  /** The level of the paid subscription Jam; undefined: the seller never had it. */
  jam: 'standard' | 'premium' | undefined;
};

export const WB_PROFILE_NAMES = [
  'personal',
  'service',
  'basic',
  'read-only',
  'expired',
  'wrong-category',
  'no-jam',
] as const;
export type WbProfileName = (typeof WB_PROFILE_NAMES)[number];

const EVERYTHING: readonly WbCategory[] = [
  'content',
  'analytics',
  'prices',
  'marketplace',
  'statistics',
  'promotion',
];
const FULL: WbProfile = {
  explanation: 'a personal token with all rights, Jam of the highest level',
  kind: 'personal',
  categories: EVERYTHING,
  isReadOnly: false,
  isExpired: false,
  jam: 'premium',
};

/** The kinds of Wildberries tokens that can be tried with any seller. */
export const WB_PROFILES: Record<WbProfileName, WbProfile> = {
  personal: FULL,
  service: {
    ...FULL,
    kind: 'service',
    explanation: 'a service token: it may also ask about the subscription',
  },
  basic: {
    ...FULL,
    kind: 'basic',
    jam: 'standard',
    explanation: 'a basic token: one request an hour for search reports, one a day for the seller',
  },
  'read-only': { ...FULL, isReadOnly: true, explanation: 'reads everything, but may change nothing' },
  expired: { ...FULL, isExpired: true, explanation: 'was good for 180 days, is refused now' },
  'wrong-category': {
    ...FULL,
    categories: ['prices', 'statistics'],
    explanation: 'made for prices and statistics only',
  },
  'no-jam': {
    ...FULL,
    kind: 'service',
    jam: undefined,
    explanation: 'a service token of a seller who never had the subscription Jam',
  },
};
