import type { IncomingHttpHeaders } from 'node:http';
import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { FaultName } from '../faults/fault.ts';
import { findKeyProfile } from '../keys/find-key-profile.ts';
import { KEY_PROFILES, type KeyProfile } from '../keys/key-profiles.ts';
import type { Market, Seller } from '../market/market.ts';
import { PICTURE_METHODS, SUBSCRIPTION_METHODS } from './methods.ts';
import { refusal } from './seller-error.ts';

type Call = { clientId: string; method: string };

const isAmong = (methods: readonly string[], method: string) => methods.includes(method);

/** What a key is while faults are planted for its seller. A fault counts as used only where it makes a difference. */
function spoilKeyProfile(faults: FaultBoard, profile: KeyProfile, { clientId, method }: Call): KeyProfile {
  const draw = (...among: FaultName[]) => faults.take('ozon', clientId, among)?.fault;
  const refused = draw('keyExpired', 'keyIpBound');
  if (refused !== undefined) {
    return { ...profile, refusal: refused === 'keyExpired' ? 'deactivated' : 'ipBound' };
  }
  const listsRights = method === '/v1/roles' || isAmong(PICTURE_METHODS, method);
  if (listsRights && draw('keyReadOnly') !== undefined) {
    const { role, canChangePictures } = KEY_PROFILES['read-only'];
    return { ...profile, role, canChangePictures };
  }
  if (isAmong(SUBSCRIPTION_METHODS, method) && draw('noPremium') !== undefined) {
    return { ...profile, premium: KEY_PROFILES['no-premium'].premium };
  }
  return profile;
}

export type Caller = { seller: Seller; profile: KeyProfile };

type World = { market: Market; faults: FaultBoard };

function isBeyond({ canChangePictures, methods }: KeyProfile, method: string): boolean {
  if (methods !== undefined) return !methods.includes(method);
  return !canChangePictures && PICTURE_METHODS.some((path) => path === method);
}

/** Whose key it is and what it may do; throws the API's refusal. */
export function authorizeCall(
  { market, faults }: World,
  headers: IncomingHttpHeaders,
  method: string,
): Caller {
  const clientId = headers['client-id'];
  const apiKey = headers['api-key'];
  if (typeof clientId !== 'string' || typeof apiKey !== 'string') throw refusal('headersMissing');
  const seller = market.sellers.get(Number(clientId));
  const profileName = seller && findKeyProfile(seller.id, apiKey);
  if (seller === undefined || profileName === undefined) throw refusal('invalidKey');
  const profile = spoilKeyProfile(faults, KEY_PROFILES[profileName], { clientId, method });
  if (profile.refusal !== undefined) throw refusal(profile.refusal);
  if (isBeyond(profile, method)) throw refusal('roleMissing');
  return { seller, profile };
}
