import {
  type AbilityRule,
  abilityRulesOf,
  type CabinetRight,
  RIGHT_RULES,
} from '@vitrina/contract/access.ts';
import type { AccountInfo } from '@vitrina/contract/accounts/account.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { getCabinetLimits, getExampleCabinet, getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { call } from '../api/call.ts';
import { readStoredJson } from '../browser/read-stored-json.ts';
import { STORAGE_KEYS, writeStored } from '../browser/storage.ts';
import { isPublicDemo } from '../demo.ts';
import { type CabinetAbility, isAbleTo, loadAbility, writeAbilityRules } from '../token/ability.ts';
import { sessionSignal } from '../token/session-lifetime.ts';
import { changeSession, onSession, readSession, type Session } from '../token/session-store.ts';
import { chooseCabinet, validFirst } from './cabinet-choice.ts';
import { mayCall } from './may-call.ts';

// No more is trusted: the rest of the stored copy may be older than the list.
const RememberedCabinet = z.object({ id: z.int(), isExample: z.optional(z.boolean()) });

export function useSession(): Session {
  return useSyncExternalStore(onSession, readSession);
}

/** The selected cabinet; the route guard lets nobody without one reach a screen that needs it. */
export function useCabinet(): Cabinet {
  const { cabinet } = useSession();
  if (cabinet === null) throw new Error('This screen needs a cabinet and its route does not say so.');
  return cabinet;
}

/** Whether the person may do this in the selected cabinet; the server decides again. */
export function useRight(right: CabinetRight): boolean {
  return isAbleTo(useSession().ability, right);
}

/**
 * Whether the person may call this route of the selected cabinet: who looks at the example calls what it opens and nothing
 * else (docs/decisions/0052). The server decides again.
 */
export function useMayCall({ access }: Pick<Route, 'access'>): boolean {
  return mayCall(useSession(), access);
}

export async function refreshAccount(): Promise<void> {
  keepAccount(await call(getMyInfo, {}, { signal: sessionSignal() }));
}

/** Takes account info that the server has just answered with. */
export function keepAccount(account: AccountInfo): void {
  changeSession({ account });
  writeStored(STORAGE_KEYS.accountInfo, JSON.stringify(account));
  const { fullName, username } = account;
  // product.md 3.7: the role is kept and nothing uses it; roles belong to cabinets.
  writeStored(STORAGE_KEYS.userData, JSON.stringify({ fullName, username, role: 'user' }));
}

export async function refreshCabinets(): Promise<void> {
  const signal = sessionSignal();
  const [{ cabinets }, readAbility] = await Promise.all([call(getMyCabinets, {}, { signal }), loadAbility()]);
  signal.throwIfAborted();
  // Another tab may have chosen another cabinet since; this one stays where the person works.
  const selected = readSession().cabinet ?? readStoredJson(STORAGE_KEYS.cabinet, RememberedCabinet);
  const own = chooseCabinet(cabinets, selected?.id);
  // Who looks at the example goes on with it until there is a cabinet of their own; in a public demo there is nothing else.
  const isOfExample = own === null && (selected?.isExample === true || isPublicDemo());
  const example = isOfExample ? (await call(getExampleCabinet, {}, { signal })).cabinet : null;
  signal.throwIfAborted();
  changeSession({ cabinets: validFirst(cabinets) });
  keepCabinet(own ?? example, readAbility);
}

/** The example, or null for what one has oneself, which may be nothing. */
export async function selectExample(example: Cabinet | null): Promise<void> {
  const readAbility = await loadAbility();
  keepCabinet(example ?? chooseCabinet(readSession().cabinets, undefined), readAbility);
  await refreshLimits();
}

export async function selectCabinet(id: CabinetId): Promise<void> {
  const cabinet = readSession().cabinets.find((known) => known.id === id);
  if (cabinet === undefined) return;
  keepCabinet(cabinet, await loadAbility());
  await refreshLimits();
}

let limitsRequest: AbortController | undefined;

/** A newer request aborts the older one; product.md 4.1: an aborted one is only logged, so is any other failure. */
export async function refreshLimits(): Promise<void> {
  limitsRequest?.abort();
  const { cabinet, ability } = readSession();
  // Who has no role yet sees the cabinet's name alone.
  if (cabinet === null || !(cabinet.isExample || isAbleTo(ability, 'members'))) {
    changeSession({ limits: [] });
    return;
  }
  const request = new AbortController();
  limitsRequest = request;
  try {
    const { limits } = await call(getCabinetLimits, { cabinetId: cabinet.id }, { signal: request.signal });
    changeSession({ limits });
  } catch (error) {
    if (request.signal.aborted) console.log('The request of cabinet limits was cancelled.');
    else console.error('Cabinet limits failed to load.', error);
  }
}

function keepCabinet(cabinet: Cabinet | null, readAbility: () => CabinetAbility): void {
  writeStored(STORAGE_KEYS.cabinet, cabinet === null ? null : JSON.stringify(cabinet));
  writeAbilityRules(rulesIn(cabinet));
  changeSession({ cabinet, ability: readAbility() });
}

function rulesIn(cabinet: Cabinet | null): AbilityRule[] {
  if (cabinet === null) return [];
  return cabinet.isExample ? [RIGHT_RULES.view] : abilityRulesOf(cabinet.roles);
}
