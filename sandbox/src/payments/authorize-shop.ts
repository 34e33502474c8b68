import type { FastifyRequest } from 'fastify';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import { DEMO_SHOP } from '../keys/shop-key.ts';
import { PaymentError } from './payment-error.ts';

function readBasic({ headers }: FastifyRequest): { shopId: string; secretKey: string } | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(headers.authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [shopId = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':');
  return { shopId, secretKey: rest.join(':') };
}

/** By what the provider knows its callers, whether or not their key is right. */
export const shopIdOf = (request: FastifyRequest): string | undefined => readBasic(request)?.shopId;

/** The shop that asks; throws the provider's refusal. */
export function authorizeShop(request: FastifyRequest, faults: FaultBoard): string {
  const given = readBasic(request);
  const isRight = given?.shopId === DEMO_SHOP.shopId && given.secretKey === DEMO_SHOP.secretKey;
  if (!isRight || faults.take('payments', given.shopId, ['keyExpired'])) {
    throw new PaymentError(401, 'Login has illegal format or secret key is invalid or expired');
  }
  return given.shopId;
}
