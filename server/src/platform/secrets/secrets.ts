import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import {
  createKey,
  createSecretsFile,
  readSecretsFile,
  type SecretsContent,
  type WrappingKey,
} from './key-file.ts';

export type Secrets = {
  tokenKey: Uint8Array;
  /** For sealing. Throws when its file cannot be read again: a key that was retired meanwhile must not be used. */
  activeKey(): WrappingKey;
  /** For opening; undefined: the installation has no such key. */
  findKey(kid: string): WrappingKey | undefined;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** How long a running server may go on sealing with the key before the newest one. */
export const READ_AGAIN_MS = 60_000;

/**
 * The keys of this installation, made once. A running process learns of new ones by itself: it reads the file again for
 * a key that it does not know, and once a minute for the active one. It forgets none, because a value that it has read
 * may still name a key that was retired since.
 */
export async function loadSecrets(
  dataDir: string,
  { readAgainMs = READ_AGAIN_MS }: { readAgainMs?: number } = {},
): Promise<Secrets> {
  mkdirSync(dataDir, { recursive: true });
  const known = new Map<string, WrappingKey>();
  let readAt = 0;

  function read(): SecretsContent {
    const content = readSecretsFile(dataDir);
    readAt = performance.now();
    for (const one of content.wrappingKeys) known.set(one.kid, one);
    return content;
  }

  createSecretsFile(dataDir);
  let content = read();
  return {
    tokenKey: content.tokenKey,
    activeKey: () => {
      if (performance.now() - readAt > readAgainMs) content = read();
      return content.wrappingKeys[0];
    },
    findKey: (kid) => {
      if (!known.has(kid)) content = read();
      return known.get(kid);
    },
  };
}

function encrypt(key: Uint8Array, aad: string, plain: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decrypt(key: Uint8Array, aad: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url');
  // The decoder overlooks foreign letters and spare bits, and what is sealed has one spelling only.
  if (bytes.toString('base64url') !== text) throw new Error('A sealed value was changed.');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** Which wrapping key a sealed value names. */
export function kidOf(sealed: string): string | undefined {
  const [version, kid] = sealed.split('.');
  return version === 'v1' ? kid : undefined;
}

function open(secrets: Secrets, place: string, sealed: string): { dataKey: Buffer; plain: string } {
  const [, kid = '', wrapped = '', body = '', ...more] = sealed.split('.');
  const wrapping = kidOf(sealed) === kid && more.length === 0 ? secrets.findKey(kid) : undefined;
  if (!wrapping) throw new Error('A sealed value names an unknown key.');
  const dataKey = decrypt(wrapping.key, place, wrapped);
  return { dataKey, plain: decrypt(dataKey, place, body).toString() };
}

/**
 * Envelope encryption: a data key of its own for each value, wrapped by the installation's key.
 * `place` (table|owner|field) is authenticated, so a value moved to another row or field does not open.
 */
export function seal(secrets: Secrets, place: string, plain: string): string {
  const active = secrets.activeKey();
  const dataKey = createKey();
  return [
    'v1',
    active.kid,
    encrypt(active.key, place, dataKey),
    encrypt(dataKey, place, Buffer.from(plain)),
  ].join('.');
}

export function unseal(secrets: Secrets, place: string, sealed: string): string {
  return open(secrets, place, sealed).plain;
}

/** The same value with its data key wrapped by the active key. Throws for a value that does not open. */
export function rewrap(secrets: Secrets, place: string, sealed: string): string {
  const { dataKey } = open(secrets, place, sealed);
  const active = secrets.activeKey();
  const body = sealed.slice(sealed.lastIndexOf('.') + 1);
  return ['v1', active.kid, encrypt(active.key, place, dataKey), body].join('.');
}
