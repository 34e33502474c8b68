import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt } from 'node:crypto';
import * as z from 'zod';
import type { SecretsContent } from '../platform/secrets/key-file.ts';

const LEAST_LETTERS = 12;
/** 128 MB and a third of a second for each guess. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const Sealed = z.object({ salt: z.base64(), iv: z.base64(), tag: z.base64(), body: z.base64() });

function deriveKey(passphrase: string, salt: Uint8Array): Promise<Buffer> {
  const derived = Promise.withResolvers<Buffer>();
  scrypt(passphrase.normalize('NFC'), salt, 32, COST, (error, key) =>
    error ? derived.reject(error) : derived.resolve(key),
  );
  return derived.promise;
}

export async function sealSecrets(passphrase: string, plain: string): Promise<string> {
  if (passphrase.length < LEAST_LETTERS)
    throw new Error(`The passphrase must have ${LEAST_LETTERS} characters or more.`);
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt), iv);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), body };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.toString('base64')])),
  );
}

export async function openSecrets(passphrase: string, text: string): Promise<string> {
  const { salt, iv, tag, body } = Sealed.parse(JSON.parse(text));
  const bytes = (part: string) => Buffer.from(part, 'base64');
  const key = await deriveKey(passphrase, bytes(salt));
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv), { authTagLength: 16 });
  try {
    decipher.setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(body)), decipher.final()]).toString('utf8');
  } catch {
    throw new Error('The passphrase does not open the secrets of this backup.');
  }
}

export type KeyPrint = { kid: string; print: string };

const printOf = (key: Uint8Array) =>
  createHmac('sha256', key).update('vitrina: print of a wrapping key').digest('hex').slice(0, 32);

/** Prints say whether two keys are the same one and nothing about it. Throws for a key that is not there. */
export function printKeys({ wrappingKeys }: SecretsContent, kids: readonly string[]): KeyPrint[] {
  return kids.map((kid) => {
    const found = wrappingKeys.find((one) => one.kid === kid);
    if (!found) throw new Error(`Stored values name the key ${kid}, and secrets.json has none of this name.`);
    return { kid, print: printOf(found.key) };
  });
}

/** The keys of a backup that a secrets.json does not have. */
export function listMissingKeys({ wrappingKeys }: SecretsContent, keys: readonly KeyPrint[]): string[] {
  const prints = new Map(wrappingKeys.map(({ kid, key }) => [kid, printOf(key)]));
  return keys.filter(({ kid, print }) => prints.get(kid) !== print).map(({ kid }) => kid);
}
