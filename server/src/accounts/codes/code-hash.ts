import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { hashPassword, isPasswordRight } from '../password.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** From here on a code has 112 random bits and more: guessing is hopeless without a slow hash (ASVS 6.5.2). */
const LONG = 20;

export function createCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

function fastHash(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export async function hashCode(code: string): Promise<string> {
  return code.length >= LONG ? fastHash(code) : hashPassword(code);
}

/** Where no code waits (no hash) the answer takes as long, so that its time tells nobody whether one does. */
export async function isCodeRight(code: string, hash: string | undefined): Promise<boolean> {
  if (code.length < LONG) return isPasswordRight(code, hash);
  if (hash === undefined) return false;
  return timingSafeEqual(Buffer.from(fastHash(code)), Buffer.from(hash));
}
