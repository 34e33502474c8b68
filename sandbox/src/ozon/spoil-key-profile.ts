import type { FaultBoard } from '../faults/create-fault-board.ts';
import type { FaultName } from '../faults/fault.ts';
import { KEY_PROFILES, type KeyProfile } from '../keys/key-profiles.ts';
import { PICTURE_METHODS, SUBSCRIPTION_METHODS } from './methods.ts';

type Call = { clientId: string; method: string };

const isAmong = (methods: readonly string[], method: string) => methods.includes(method);

/** What a key is while faults are planted for its seller. A fault counts as used only where it makes a difference. */
export function spoilKeyProfile(
  faults: FaultBoard,
  profile: KeyProfile,
  { clientId, method }: Call,
): KeyProfile {
  const draw = (...among: FaultName[]) => faults.take('ozon', clientId, among)?.fault;
  const refused = draw('keyExpired', 'keyIpBound');
  if (refused !== undefined) {
    return { ...profile, refusal: refused === 'keyExpired' ? 'deactivated' : 'ipBound' };
  }
  const tellsRights = method === '/v1/roles' || isAmong(PICTURE_METHODS, method);
  if (tellsRights && draw('keyReadOnly') !== undefined) {
    const { role, canChangePictures } = KEY_PROFILES['read-only'];
    return { ...profile, role, canChangePictures };
  }
  if (isAmong(SUBSCRIPTION_METHODS, method) && draw('noPremium') !== undefined) {
    return { ...profile, premium: KEY_PROFILES['no-premium'].premium };
  }
  return profile;
}
