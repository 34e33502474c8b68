import { createHash, createHmac } from 'node:crypto';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { z } from 'zod';
import {
  WB_CATEGORY_BITS,
  WB_PROFILE_NAMES,
  WB_PROFILES,
  WB_READ_ONLY_BIT,
  WB_TOKEN_KINDS,
  type WbProfileName,
} from './wb-profiles.ts';

const LIFETIME_DAYS = 180;
// The printed token is renewed twice in its life, so it is good for at least another 90 days.
const RENEWED_EVERY_DAYS = 90;
const EXPIRED_EARLIER_DAYS = 200;
// Only the sandbox checks its tokens, so it has nothing to hide.
const SIGNING_KEY = 'sandbox wildberries';

const Claims = z.object({ exp: z.int(), id: z.string(), oid: z.int() });

export type WbToken = { sellerId: number; profile: WbProfileName; expiresAt: Date };

function uuidOf(...parts: (string | number)[]): string {
  const digits = createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

/** The public id of a seller, which seller-info and every token tell. */
export const wbSellerUuid = (sellerId: number) => uuidOf('wb seller', sellerId);

const tokenId = (sellerId: number, profile: WbProfileName, expSeconds: number) =>
  uuidOf('wb token', sellerId, profile, expSeconds);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
// 64 bytes, as long as the ES256 signature that the header promises.
const sign = (text: string) => createHmac('sha512', SIGNING_KEY).update(text).digest('base64url');

function maskOf(profile: WbProfileName): number {
  const { categories, isReadOnly } = WB_PROFILES[profile];
  const mask = categories.reduce((sum, category) => sum + 2 ** WB_CATEGORY_BITS[category], 0);
  return mask + (isReadOnly ? 2 ** WB_READ_ONLY_BIT : 0);
}

/** The token of a seller with given rights, as real ones are made: a JWT that anybody can read. */
export function writeWbToken(sellerId: number, profile: WbProfileName, now: Date): string {
  const issuedDay = Math.floor(now.getTime() / DAY_MS / RENEWED_EVERY_DAYS) * RENEWED_EVERY_DAYS;
  const { isExpired, kind } = WB_PROFILES[profile];
  const exp = ((issuedDay - (isExpired ? EXPIRED_EARLIER_DAYS : 0) + LIFETIME_DAYS) * DAY_MS) / 1000;
  const head = encode({ alg: 'ES256', kid: 'sandbox', typ: 'JWT' });
  const claims = encode({
    acc: WB_TOKEN_KINDS[kind],
    ent: 1,
    exp,
    for: kind === 'service' ? 'asid:sandbox' : 'self',
    id: tokenId(sellerId, profile, exp),
    iid: 40_000_000 + sellerId,
    oid: sellerId,
    s: maskOf(profile),
    sid: wbSellerUuid(sellerId),
    t: false,
    uid: 40_000_000 + sellerId,
  });
  return `${head}.${claims}.${sign(`${head}.${claims}`)}`;
}

/** undefined for a token that the sandbox did not make; an expired one is read. */
export function readWbToken(text: string): WbToken | undefined {
  const [head = '', claims = '', signature, ...rest] = text.split('.');
  if (rest.length > 0 || signature !== sign(`${head}.${claims}`)) return undefined;
  const { exp, id, oid } = Claims.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  const profile = WB_PROFILE_NAMES.find((name) => tokenId(oid, name, exp) === id);
  return profile && { sellerId: oid, profile, expiresAt: new Date(exp * 1000) };
}
