import * as z from 'zod/mini';
import { Instant } from './dates.ts';
import { Page } from './paging.ts';
import { route } from './route.ts';
import { line } from './text.ts';

const none = z.object({});

/** product.md 9.1: 1 rub is 1 point. `frozen` is set aside for tests that run; `available` is what can be spent. */
export const Wallet = z.object({ available: z.int(), frozen: z.int() });
export type Wallet = z.infer<typeof Wallet>;

export const WalletOperation = z.object({
  id: z.int(),
  kind: z.enum(['promo']),
  at: Instant,
  /** Points that came (or, below zero, went), and what was available after it. */
  points: z.int(),
  available: z.int(),
});
export type WalletOperation = z.infer<typeof WalletOperation>;

/** product.md 3.6: a slot of the tariff; `planType` 0, 4, 5 or 6. */
export const TariffSlot = z.object({ planType: z.int(), activeFrom: Instant, activeTo: Instant });
export type TariffSlot = z.infer<typeof TariffSlot>;

export const getWalletInfo = route({
  method: 'GET',
  path: 'user/walletInfo',
  access: 'user',
  input: none,
  output: Wallet,
  errors: [],
});

export const listWalletOperations = route({
  method: 'POST',
  path: 'user/walletOperations',
  access: 'user',
  input: Page,
  output: z.object({ operations: z.array(WalletOperation), total: z.int() }),
  errors: [],
});

export const getTariffInfo = route({
  method: 'GET',
  path: 'user/tariffInfo',
  access: 'user',
  input: none,
  output: z.object({
    current: z.nullable(TariffSlot),
    next: z.nullable(TariffSlot),
    additionalPlanTypes: z.array(z.int()),
  }),
  errors: [],
});

/** The points come to the wallet at once. product.md 2.3: only to somebody with a verified address. */
export const usePromoCode = route({
  method: 'POST',
  path: 'user/usePromoCode',
  access: 'user',
  input: z.object({ code: line(1, 40) }),
  output: z.object({ points: z.int() }),
  errors: ['user.emailNotVerified', 'promoCode.notFound', 'promoCode.alreadyUsed', 'user.blockedForMinutes'],
});
