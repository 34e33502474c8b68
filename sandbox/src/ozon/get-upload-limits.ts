import { writeInt64 } from './int64.ts';
import { isPlanted } from './is-planted.ts';
import { OPERATION_LIMITS } from './open-operation-limits.ts';
import type { SellerCall } from './seller-call.ts';

const MOST_PRODUCTS = 100_000;
const CREATED_A_DAY = 1000;

/** /v4/product/info/limit: no body is documented, so none is read. */
export function getUploadLimits({ market, seller, faults, operations }: SellerCall): unknown {
  const { usage, resetAt } = operations.today(seller.id);
  const reset_at = resetAt.toISOString();
  const isUsedUp = isPlanted(faults, seller.id, 'dailyLimit');
  return {
    daily_create: { limit: writeInt64(CREATED_A_DAY), usage: writeInt64(0), reset_at },
    daily_update: {
      limit: writeInt64(OPERATION_LIMITS.perDay),
      usage: writeInt64(isUsedUp ? OPERATION_LIMITS.perDay : usage),
      reset_at,
    },
    operation_limits: {
      limit: writeInt64(OPERATION_LIMITS.perMinute),
      limit_type: 'RATE_LIMIT_PER_MINUTE',
    },
    total: {
      limit: writeInt64(MOST_PRODUCTS),
      usage: writeInt64(market.products.ofSeller(seller.id).length),
    },
  };
}
