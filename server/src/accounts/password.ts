import { hash, verify } from '@node-rs/argon2';
import { problem } from '../platform/problem.ts';

// OWASP's first choice: Argon2id (the library's number 2), 19 MiB, two passes, one lane; about 15 ms of one core.
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const AT_ONCE = 2;
const WAITING_AT_MOST = 20;
const waiting: (() => void)[] = [];
let running = 0;

/** Hashing may take two cores and no more: a burst of sign-ins must not starve everybody else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw problem('request.tooMany', { seconds: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON2ID));
}

// Verified for unknown users, so that the answer takes as long as for known ones.
const nobody = hash('nobody knows this one', ARGON2ID);

export async function isPasswordRight(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && passwordHash !== undefined;
}
