import type { Db } from '../platform/postgres/database.ts';
import type { Device } from './device.ts';
import { forgetAttempts } from './limit-attempts.ts';
import { networkOf } from './rules.ts';

/** What wrong passwords are counted by: the account from one network, the account, the network. */
export function signInCounters(email: string, { address }: Pick<Device, 'address'>) {
  const network = networkOf(address);
  return {
    own: `login:${email}|${network}`,
    account: `login-account:${email}`,
    network: `login-network:${network}`,
  };
}

/** For whoever has just proved to be the owner: what others counted up by guessing keeps them out no longer. */
export async function forgetSignIns(db: Db, email: string, device: Pick<Device, 'address'>): Promise<void> {
  const { own, account } = signInCounters(email, device);
  await forgetAttempts(db, own);
  await forgetAttempts(db, account);
}
