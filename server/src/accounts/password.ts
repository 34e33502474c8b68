import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '../platform/semaphore.ts';

// OWASP's first choice: Argon2id (the library's number 2), 19 MiB, two passes, one lane; about 15 ms of one core.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing leaves a core to everybody else, and takes two at most; who waits longest waits half a second. */
const withHashSlot = createSemaphore({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  waiting: 40,
});

const PARAMETERS = `$argon2id$v=19$m=${ARGON2ID.memoryCost},t=${ARGON2ID.timeCost},p=${ARGON2ID.parallelism}$`;

/** Made with other parameters than today's: hashed anew at the next sign-in. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PARAMETERS);
}

export function hashPassword(password: string): Promise<string> {
  return withHashSlot(() => hash(password, ARGON2ID));
}

// Verified for unknown users, so that the answer takes as long as for known ones.
const nobody = hash('nobody knows this one', ARGON2ID);

export async function isPasswordRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const isRight = await withHashSlot(() => verify(against, password));
  return isRight && passwordHash !== undefined;
}
