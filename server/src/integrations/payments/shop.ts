import type { Send } from '../../platform/outbound/send.ts';

/** Whose money it is. A secret key that begins with `test_` belongs to a test shop. */
export type Shop = { baseUrl: string; shopId: string; secretKey: string; send: Send };
