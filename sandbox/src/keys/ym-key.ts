import { createHash } from 'node:crypto';

export type YmScope =
  | 'ALL_METHODS'
  | 'ALL_METHODS_READ_ONLY'
  | 'OFFERS_AND_CARDS_MANAGEMENT'
  | 'OFFERS_AND_CARDS_MANAGEMENT_READ_ONLY'
  | 'PRICING'
  | 'PRICING_READ_ONLY'
  | 'INVENTORY_AND_ORDER_PROCESSING'
  | 'INVENTORY_AND_ORDER_PROCESSING_READ_ONLY'
  | 'PROMOTION'
  | 'PROMOTION_READ_ONLY'
  | 'FINANCE_AND_ACCOUNTING';

export type YmKeyProfile = {
  explanation: string;
  scopes: readonly YmScope[];
  isRevoked: boolean;
};

export const YM_KEY_PROFILE_NAMES = ['full', 'read-only', 'promotion-only', 'revoked'] as const;
export type YmKeyProfileName = (typeof YM_KEY_PROFILE_NAMES)[number];

/** The kinds of Yandex Market keys that can be tried with any seller. */
export const YM_KEY_PROFILES: Record<YmKeyProfileName, YmKeyProfile> = {
  full: { explanation: 'everything of the business', scopes: ['ALL_METHODS'], isRevoked: false },
  'read-only': {
    explanation: 'sees everything, changes nothing',
    scopes: ['ALL_METHODS_READ_ONLY'],
    isRevoked: false,
  },
  'promotion-only': {
    explanation: 'bids and reports of promotion, no products',
    scopes: ['PROMOTION'],
    isRevoked: false,
  },
  revoked: {
    explanation: 'was deleted in the cabinet, is refused now',
    scopes: ['ALL_METHODS'],
    isRevoked: true,
  },
};

/** The key of a seller: the same on every start, in the form of real ones. Its last part is the seller's id. */
export function ymKey(sellerId: number, profile: YmKeyProfileName): string {
  const secret = createHash('sha256')
    .update(`sandbox ym key ${sellerId} ${profile}`)
    .digest('hex')
    .slice(0, 40);
  return `ACMA:${secret}:${sellerId.toString(16).padStart(8, '0')}`;
}

export function findYmKey(apiKey: string): { sellerId: number; profile: YmKeyProfileName } | undefined {
  const sellerId = Number.parseInt(apiKey.split(':').at(-1) ?? '', 16);
  const profile = YM_KEY_PROFILE_NAMES.find((name) => ymKey(sellerId, name) === apiKey);
  return profile === undefined ? undefined : { sellerId, profile };
}
