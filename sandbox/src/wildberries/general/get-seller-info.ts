import { wbSellerUuid } from '../../keys/wb-token.ts';
import { hash } from '../../platform/hash.ts';
import type { WbCall } from '../wb-call.ts';

const SHORTEST_TIN = 1_000_000_000;

/** GET /api/v1/seller-info */
export function getSellerInfo({ seller }: WbCall): unknown {
  return {
    name: seller.name,
    sid: wbSellerUuid(seller.id),
    tin: String(SHORTEST_TIN + (hash('tin', seller.id) % (9 * SHORTEST_TIN))),
    tradeMark: seller.name,
  };
}
