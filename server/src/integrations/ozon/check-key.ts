import type { PremiumLevel } from '@vitrina/contract/cabinet.ts';
import * as z from 'zod';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { callOzon, type OzonKey } from './call-ozon.ts';

const Roles = z.object({
  expires_at: z.string().nullish(),
  roles: z.array(z.object({ name: z.string().default(''), methods: z.array(z.string()).default([]) })),
});

// The documented example breaks its own enum, so the level is read as an open word.
const SellerInfo = z.object({
  company: z.object({ name: z.string().nullish() }).nullish(),
  subscription: z.object({ is_premium: z.boolean().nullish(), type: z.string().nullish() }).nullish(),
});

const PREMIUM: Record<string, PremiumLevel> = {
  PREMIUM: 'premium',
  PREMIUM_LITE: 'lite',
  PREMIUM_PLUS: 'plus',
  PREMIUM_PRO: 'pro',
};

const NEEDED = ['/v3/product/list', '/v3/product/info/list'];
// Roles may still name the method that was replaced in 2026.
const PICTURE_METHODS = ['/v1/product/pictures/import', '/v2/product/pictures/import'];

export type CheckedKey =
  | {
      outcome: 'valid';
      sellerName: string | null;
      premium: PremiumLevel;
      expiresAt: Date | null;
      /** Without it a test of main pictures cannot run. */
      canChangePictures: boolean;
    }
  /** `roles`: what the marketplace says the key was made for. */
  | { outcome: 'noRights'; missing: string[]; roles: string[] }
  | CallFailure;

/** A documented role may name a prefix ("/v1/actions"), so a method is granted on an exact or a prefix match. */
export function missingMethods(granted: readonly string[], needed: readonly string[]): string[] {
  return needed.filter(
    (method) => !granted.some((one) => method === one || method.startsWith(`${one.replace(/\/$/, '')}/`)),
  );
}

/** By methods and never by the role's name: no source knows all names. */
export function canChangePictures(granted: readonly string[]): boolean {
  return missingMethods(granted, PICTURE_METHODS).length < PICTURE_METHODS.length;
}

function premiumOf(info: z.output<typeof SellerInfo>): PremiumLevel {
  const level = PREMIUM[info.subscription?.type ?? ''];
  if (level) return level;
  return info.subscription?.is_premium === false ? 'none' : 'unknown';
}

/** Asks what the key may do (`/v1/roles`) and whose it is (`/v1/seller/info`). */
export async function checkKey(key: OzonKey): Promise<CheckedKey> {
  const roles = await callOzon(key, '/v1/roles', {}, Roles);
  if (roles.outcome !== 'ok') return roles;
  const granted = roles.data.roles.flatMap((role) => role.methods);
  const missing = missingMethods(granted, NEEDED);
  if (missing.length > 0) {
    return { outcome: 'noRights', missing, roles: roles.data.roles.map(({ name }) => name) };
  }
  const info = await callOzon(key, '/v1/seller/info', {}, SellerInfo);
  if (info.outcome !== 'ok') return info;
  const expiresAt = roles.data.expires_at ? new Date(roles.data.expires_at) : null;
  return {
    outcome: 'valid',
    sellerName: info.data.company?.name ?? null,
    premium: premiumOf(info.data),
    expiresAt: expiresAt && Number.isFinite(expiresAt.getTime()) ? expiresAt : null,
    canChangePictures: canChangePictures(granted),
  };
}
