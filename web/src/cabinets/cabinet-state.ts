import { rightsOf } from '@vitrina/contract/access.ts';
import type { Cabinet, KeyStatus } from '@vitrina/contract/cabinet.ts';
import type { Tone } from '../ui/status-badge.tsx';

export type CabinetState = 'blocked' | 'invalid' | 'noRole' | 'ready';

type Looked = Pick<Cabinet, 'isBlocked' | 'isValid' | 'roles'>;

/** What a person should know first: a plan that blocks makes the key unimportant, and so on. */
export function stateOf({ isBlocked, isValid, roles }: Looked): CabinetState {
  if (isBlocked) return 'blocked';
  if (!isValid) return 'invalid';
  return roles.every((role) => role === 'none') ? 'noRole' : 'ready';
}

export const STATE_TONES: Record<CabinetState, Tone> = {
  blocked: 'warning',
  invalid: 'danger',
  noRole: 'neutral',
  ready: 'success',
};

export function keyTone(status: KeyStatus): Tone {
  if (status === 'valid') return 'success';
  return status === 'unchecked' ? 'neutral' : 'danger';
}

/** Whether the key may change pictures, as a key of the catalogue. */
export function picturesOf({ canChangePictures }: Pick<Cabinet, 'canChangePictures'>) {
  if (canChangePictures === null) return 'unknown';
  return canChangePictures ? 'yes' : 'no';
}

export const PICTURES_TONES = {
  yes: 'success',
  no: 'warning',
  unknown: 'neutral',
} as const satisfies Record<string, Tone>;

/** In a blocked cabinet only its people, settings and keys are still looked after. */
export function mayEdit({ roles, isBlocked }: Pick<Cabinet, 'roles' | 'isBlocked'>): boolean {
  return !isBlocked && rightsOf(roles).has('edit');
}

/** A cabinet of one's own: its limits are one's own plan's. */
export function findOwned(cabinets: readonly Cabinet[]): Cabinet | undefined {
  return cabinets.find(({ roles }) => roles.includes('owner'));
}
