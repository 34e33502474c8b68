import type { Seller } from '../market/market.ts';
import { demoKey } from './demo-key.ts';
import { FEED_KEY } from './feed-key.ts';
import { KEY_PROFILE_NAMES, KEY_PROFILES } from './key-profiles.ts';

export type SellerKeys = {
  sellerId: number;
  name: string;
  keys: { profile: string; apiKey: string; explanation: string }[];
  feedKey: string;
};

export function listKeys(seller: Seller): SellerKeys {
  return {
    sellerId: seller.id,
    name: seller.name,
    keys: KEY_PROFILE_NAMES.map((profile) => ({
      profile,
      apiKey: demoKey(seller.id, profile),
      explanation: KEY_PROFILES[profile].explanation,
    })),
    feedKey: FEED_KEY,
  };
}
