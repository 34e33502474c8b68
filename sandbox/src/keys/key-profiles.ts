type PremiumType = 'UNSPECIFIED' | 'PREMIUM' | 'PREMIUM_LITE' | 'PREMIUM_PLUS' | 'PREMIUM_PRO';

export type KeyProfile = {
  explanation: string;
  premium: PremiumType;
  role: string;
  canChangePictures: boolean;
  /** What alone it may call; all methods without it. */
  methods?: readonly string[];
  /** Why every call is refused, if it is. */
  refusal?: 'deactivated' | 'ipBound';
};

export const KEY_PROFILE_NAMES = [
  'full',
  'read-only',
  'expired',
  'ip-bound',
  'no-premium',
  'premium-pro',
  'support',
] as const;
export type KeyProfileName = (typeof KEY_PROFILE_NAMES)[number];

/** The kinds of Seller API keys that can be tried with any seller. */
export const KEY_PROFILES: Record<KeyProfileName, KeyProfile> = {
  full: {
    explanation: 'everything a cabinet needs, Premium Plus',
    premium: 'PREMIUM_PLUS',
    role: 'Admin',
    canChangePictures: true,
  },
  'read-only': {
    explanation: 'reads everything, but may not change pictures',
    premium: 'PREMIUM_PLUS',
    role: 'Admin read only',
    canChangePictures: false,
  },
  expired: {
    explanation: 'was good for six months, is refused now',
    premium: 'PREMIUM_PLUS',
    role: 'Admin',
    canChangePictures: true,
    refusal: 'deactivated',
  },
  'ip-bound': {
    explanation: 'bound to an address which is never yours',
    premium: 'PREMIUM_PLUS',
    role: 'Admin',
    canChangePictures: true,
    refusal: 'ipBound',
  },
  'no-premium': {
    explanation: 'seller without a subscription: query analytics comes without positions and views',
    premium: 'UNSPECIFIED',
    role: 'Admin',
    canChangePictures: true,
  },
  'premium-pro': {
    explanation: 'Premium Pro: the popular queries of the whole marketplace as well',
    premium: 'PREMIUM_PRO',
    role: 'Admin',
    canChangePictures: true,
  },
  support: {
    explanation: 'made for the support of buyers: reads no products',
    premium: 'PREMIUM_PLUS',
    role: 'support',
    canChangePictures: false,
    methods: ['/v1/roles', '/v1/seller/info'],
  },
};
