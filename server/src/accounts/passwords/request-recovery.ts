import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { seal } from '../../platform/secrets/secrets.ts';
import type { Device } from '../device.ts';
import { countAttempt } from '../limit-attempts.ts';
import { networkOf, RECOVERY_LIMITS } from '../rules.ts';
import { sendRecoveryJob } from './send-recovery.job.ts';
import { placeOfRecovery } from './send-recovery.ts';

/**
 * Nobody is looked up here: a worker does it later. Known and unknown addresses are the same statements, so that neither
 * the answer nor its time tells them apart.
 */
export async function requestRecovery(
  { db, queue, secrets }: Pick<Context, 'db' | 'queue' | 'secrets'>,
  { email, device }: { email: string; device: Device },
): Promise<void> {
  const network = networkOf(device.address);
  await countAttempt(db, `recovery-network:${network}`, RECOVERY_LIMITS.network);
  await countAttempt(db, `recovery:${email}|${network}`, RECOVERY_LIMITS.addressFromNetwork);
  await countAttempt(db, `recovery-address:${email}`, RECOVERY_LIMITS.address);
  const id = randomUUID();
  await queue.publish(
    sendRecoveryJob,
    { id, sealed: seal(secrets, placeOfRecovery(id), email) },
    { singletonKey: id },
  );
}
