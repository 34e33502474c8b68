import { isIP } from 'node:net';

/** Sign-in limits: a person's own address slows first, the whole account and a whole network only under attack. */
export const LOGIN_LIMITS = {
  accountFromNetwork: { attempts: 5, minutes: 15 },
  account: { attempts: 50, minutes: 60 },
  network: { attempts: 100, minutes: 60 },
} as const;

/** The /24 or /64 of an address: one household or office counts as one. */
export function networkOf(address: string): string {
  if (isIP(address) === 4) return address.split('.').slice(0, 3).join('.');
  return address.toLowerCase().split(':').slice(0, 4).join(':');
}

/** Sessions end by themselves: after idleness and after an absolute time, longer with "remember me". */
export const SESSION_HOURS = {
  remembered: { idle: 7 * 24, absolute: 30 * 24 },
  usual: { idle: 12, absolute: 12 },
} as const;

/** A second tab that renews with the token just rotated away is honest for this long. */
export const REFRESH_GRACE_SECONDS = 20;

export type RefreshCase = 'rotate' | 'grace' | 'stolen';

/** What a presented refresh token is: the present one, the one just replaced, or one that should no longer exist. */
export function judgeRefresh(isPresent: boolean, secondsSinceRotation: number): RefreshCase {
  if (isPresent) return 'rotate';
  return secondsSinceRotation <= REFRESH_GRACE_SECONDS ? 'grace' : 'stolen';
}
