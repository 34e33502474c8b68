import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import type { getCabinetLimits } from '@vitrina/contract/cabinets/mine.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { type CabinetAbility, NO_ABILITY } from './ability.ts';

type CabinetLimit = OutputOf<typeof getCabinetLimits>['limits'][number];

export type Session = {
  /** `failed`: the first loading broke, so the login screen must not send the person on. */
  stage: 'idle' | 'ready' | 'failed';
  account: AccountInfo | null;
  /** Of a public demo: reads the example, and has no account to look after. */
  isGuest: boolean;
  /** Valid ones first. */
  cabinets: readonly Cabinet[];
  cabinet: Cabinet | null;
  /** In the selected cabinet. */
  ability: CabinetAbility;
  limits: readonly CabinetLimit[];
};

export const NO_SESSION: Session = {
  stage: 'idle',
  account: null,
  isGuest: false,
  cabinets: [],
  cabinet: null,
  ability: NO_ABILITY,
  limits: [],
};

let session = NO_SESSION;
const listeners = new Set<() => void>();

export function readSession(): Session {
  return session;
}

export function changeSession(part: Partial<Session>): void {
  session = { ...session, ...part };
  listeners.forEach((listener) => listener());
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
