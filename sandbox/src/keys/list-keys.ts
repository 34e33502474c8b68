import type { Seller } from '../market/market.ts';
import { BOT_TOKEN, BOT_USERNAME } from './bot-token.ts';
import { type CabinetSession, cabinetSession } from './cabinet-session.ts';
import { demoKey } from './demo-key.ts';
import { FEED_KEY } from './feed-key.ts';
import { KEY_PROFILE_NAMES, KEY_PROFILES } from './key-profiles.ts';
import { type PerformanceKey, performanceKey } from './performance-key.ts';
import { DEMO_SHOP } from './shop-key.ts';
import { WB_PROFILE_NAMES, WB_PROFILES } from './wb-profiles.ts';
import { WB_STOREFRONT_SESSION } from './wb-storefront-session.ts';
import { writeWbToken } from './wb-token.ts';
import { YM_KEY_PROFILE_NAMES, YM_KEY_PROFILES, ymKey } from './ym-key.ts';

export type SellerKeys = {
  sellerId: number;
  name: string;
  keys: { profile: string; apiKey: string; explanation: string }[];
  feedKey: string;
  /** Of the Performance API. */
  advertising: PerformanceKey;
  /** Of a browser in which the seller has signed in. */
  cabinet: CabinetSession;
  wildberries: { profile: string; token: string; explanation: string }[];
  wbStorefront: { token: string; deviceId: string };
  yandexMarket: { profile: string; apiKey: string; explanation: string }[];
  bot: { username: string; token: string };
  /** Of the payment provider; the same for everybody. */
  shop: { shopId: string; secretKey: string };
};

/** Tokens carry their expiry, so they follow the clock. */
export function listKeys(seller: Seller, now: Date): SellerKeys {
  return {
    sellerId: seller.id,
    name: seller.name,
    keys: KEY_PROFILE_NAMES.map((profile) => ({
      profile,
      apiKey: demoKey(seller.id, profile),
      explanation: KEY_PROFILES[profile].explanation,
    })),
    feedKey: FEED_KEY,
    advertising: performanceKey(seller.id),
    cabinet: cabinetSession(seller.id),
    wildberries: WB_PROFILE_NAMES.map((profile) => ({
      profile,
      token: writeWbToken(seller.id, profile, now),
      explanation: WB_PROFILES[profile].explanation,
    })),
    wbStorefront: WB_STOREFRONT_SESSION,
    yandexMarket: YM_KEY_PROFILE_NAMES.map((profile) => ({
      profile,
      apiKey: ymKey(seller.id, profile),
      explanation: YM_KEY_PROFILES[profile].explanation,
    })),
    bot: { username: BOT_USERNAME, token: BOT_TOKEN },
    shop: { shopId: DEMO_SHOP.shopId, secretKey: DEMO_SHOP.secretKey },
  };
}
