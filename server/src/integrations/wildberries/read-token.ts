import * as z from 'zod';
import { parseJson } from '../../platform/outbound/call-json.ts';
import type { WbTokenKind } from './limits.ts';

// The bits of the claim `s` and the numbers of `acc`: the marketplace's article on decoding tokens (April 2026).
const CATEGORY_BITS = {
  content: 1,
  analytics: 2,
  prices: 3,
  marketplace: 4,
  statistics: 5,
  promotion: 6,
  feedbacks: 7,
  chat: 9,
  supplies: 10,
  returns: 11,
  documents: 12,
  finance: 13,
  users: 16,
} as const;
export type WbCategory = keyof typeof CATEGORY_BITS;
const CATEGORIES = Object.keys(CATEGORY_BITS) as WbCategory[];
const READ_ONLY_BIT = 30;
const KINDS: Readonly<Record<number, WbTokenKind>> = { 1: 'basic', 2: 'test', 3: 'personal', 4: 'service' };

const LONGEST_TOKEN = 4000;

const Claims = z.object({
  exp: z.number().positive(),
  s: z.number().int().min(0),
  sid: z.string().min(1),
  acc: z.number().optional(),
});

export type WbToken = {
  /** The seller's id: the same in every token of the seller. */
  sellerId: string;
  expiresAt: Date;
  kind: WbTokenKind;
  categories: WbCategory[];
  isReadOnly: boolean;
};

// The mask may be wider than the 31 bits that bitwise operators see.
const hasBit = (mask: number, bit: number) => Math.floor(mask / 2 ** bit) % 2 === 1;

/** What a token says about itself; undefined for what is no token. Its signature only the marketplace can check. */
export function readToken(token: string): WbToken | undefined {
  const [, payload = '', signature = '', ...rest] = token.trim().split('.');
  if (rest.length > 0 || signature === '' || token.length > LONGEST_TOKEN) return undefined;
  const claims = Claims.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!claims.success) return undefined;
  const { exp, s, sid, acc } = claims.data;
  const expiresAt = new Date(exp * 1000);
  if (Number.isNaN(expiresAt.getTime())) return undefined;
  return {
    sellerId: sid,
    expiresAt,
    kind: KINDS[acc ?? 0] ?? 'unknown',
    categories: CATEGORIES.filter((category) => hasBit(s, CATEGORY_BITS[category])),
    isReadOnly: hasBit(s, READ_ONLY_BIT),
  };
}
