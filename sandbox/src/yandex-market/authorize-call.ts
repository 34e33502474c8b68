import type { IncomingHttpHeaders } from 'node:http';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { findYmKey, YM_KEY_PROFILES, type YmScope } from '../keys/ym-key.ts';
import type { Market, Seller } from '../market/market.ts';
import { businessIdOf } from './list-shops.ts';
import { MarketError } from './market-error.ts';
import type { Operation } from './operations.ts';

export type Caller = {
  seller: Seller;
  businessId: number;
  tokenName: string;
  scopes: readonly YmScope[];
};

const unauthorized = (message: string) => new MarketError(401, message);

/** A key that a fault has made read-only: ALL_METHODS becomes ALL_METHODS_READ_ONLY. */
const toReadOnly = (scope: YmScope): YmScope => {
  switch (scope) {
    case 'ALL_METHODS':
      return 'ALL_METHODS_READ_ONLY';
    case 'PROMOTION':
      return 'PROMOTION_READ_ONLY';
    default:
      return scope;
  }
};

/** Whose key it is; throws the refusal of a key that is wrong or deleted. */
export function findCaller(market: Market, faults: FaultBoard, headers: IncomingHttpHeaders): Caller {
  const apiKey = headers['api-key'];
  if (typeof apiKey !== 'string' || apiKey === '') throw unauthorized('Credentials are not specified');
  if (!apiKey.startsWith('ACMA:')) throw unauthorized('Api-Key token prefix invalid');
  if (apiKey.split(':').length !== 3) throw unauthorized('Api-Key token format invalid');
  const found = findYmKey(apiKey);
  const seller = found && market.sellers.get(found.sellerId);
  if (found === undefined || seller === undefined) throw unauthorized('Api-Key token is invalid');
  const { scopes, isRevoked } = YM_KEY_PROFILES[found.profile];
  if (isRevoked || faults.take('yandexMarket', apiKey, ['keyExpired']))
    throw unauthorized('Api-Key token is revoked');
  const isReadOnly = faults.take('yandexMarket', apiKey, ['keyReadOnly']) !== undefined;
  return {
    seller,
    businessId: businessIdOf(seller.id),
    tokenName: `sandbox ${found.profile}`,
    scopes: isReadOnly ? scopes.map(toReadOnly) : scopes,
  };
}

/** Throws the refusal of a key without the right to an operation. */
export function requireScope({ scopes }: Caller, operation: Operation): void {
  if (operation.scopes === undefined) return;
  const opens = ['ALL_METHODS', 'ALL_METHODS_READ_ONLY', ...operation.scopes];
  if (scopes.some((scope) => opens.includes(scope))) return;
  throw new MarketError(
    403,
    `Token does not have any of the scopes to access the API method: ${operation.scopes.join(', ')}`,
  );
}
