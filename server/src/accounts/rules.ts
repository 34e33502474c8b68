import { isIP } from 'node:net';

/** Sign-in limits: a person's own address slows first, the whole account and a whole network only under attack. */
export const LOGIN_LIMITS = {
  accountFromNetwork: { attempts: 5, minutes: 15 },
  account: { attempts: 50, minutes: 60 },
  network: { attempts: 100, minutes: 60 },
} as const;

/** Of one network in an hour: an office that starts together fits, a list of addresses to ask about does not. */
export const REGISTRATION_LIMIT = { attempts: 20, minutes: 60 } as const;

/**
 * Letters for a forgotten password. Who wants to keep the owner from them needs many networks; the owner who knows the
 * password signs in all the while. `codes` are looks at links: a page and its form look once each.
 */
export const RECOVERY_LIMITS = {
  addressFromNetwork: { attempts: 5, minutes: 60 },
  address: { attempts: 20, minutes: 24 * 60 },
  network: { attempts: 50, minutes: 60 },
  codes: { attempts: 60, minutes: 60 },
} as const;

/** Guesses at the present password by somebody who is signed in already. */
export const CURRENT_PASSWORD_LIMIT = { attempts: 5, minutes: 15 } as const;

/** The eight groups of an address that may be shortened by `::`. */
function expandIpV6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The /24 or /64 of an address: one household or office counts as one. */
export function networkOf(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (isIP(plain) === 4) return plain.split('.').slice(0, 3).join('.');
  return expandIpV6(plain).slice(0, 4).join(':');
}

/** Sessions end by themselves: after idleness and after an absolute time, longer with "remember me". */
export const SESSION_HOURS = {
  remembered: { idle: 7 * 24, absolute: 30 * 24 },
  usual: { idle: 12, absolute: 12 },
  /** Of a public demo, whose reset comes before. */
  guest: { idle: 24, absolute: 24 },
} as const;

/** A second tab that renews with the token just rotated away is honest for this long. */
export const REFRESH_GRACE_SECONDS = 20;

export type RefreshCase = 'rotate' | 'grace' | 'stolen';

/** What a presented refresh token is: the present one, the one just replaced, or one that should no longer exist. */
export function judgeRefresh(isPresent: boolean, secondsSinceRotation: number): RefreshCase {
  if (isPresent) return 'rotate';
  return secondsSinceRotation <= REFRESH_GRACE_SECONDS ? 'grace' : 'stolen';
}
