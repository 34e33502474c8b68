import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const SecretsFile = z.object({
  /** Signs access tokens. */
  tokenKey: z.base64(),
  /** Wraps the data keys of cabinets: the active one first, older ones only to read. */
  wrappingKeys: z.array(z.object({ kid: z.string(), key: z.base64() })).min(1),
});
export type Secrets = { tokenKey: Uint8Array; wrappingKeys: readonly { kid: string; key: Uint8Array }[] };

const KEY_BYTES = 32;
const IV_BYTES = 12;

/** Reads the keys of this installation, or makes them once, readable by the owner alone. */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start together one makes the file and the other reads it.
    const handle = await open(file, 'wx', 0o600);
    const fresh = {
      tokenKey: randomBytes(KEY_BYTES).toString('base64'),
      wrappingKeys: [{ kid: 'k1', key: randomBytes(KEY_BYTES).toString('base64') }],
    };
    await handle.writeFile(JSON.stringify(fresh));
    await handle.sync();
    await handle.close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const parsed = SecretsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return {
    tokenKey: Buffer.from(parsed.tokenKey, 'base64'),
    wrappingKeys: parsed.wrappingKeys.map(({ kid, key }) => ({ kid, key: Buffer.from(key, 'base64') })),
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
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: 16 })
    .setAAD(Buffer.from(aad))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + 16));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + 16)), decipher.final()]);
}

/**
 * Envelope encryption: a data key of its own for each value, wrapped by the installation's key.
 * `place` (table|owner|field) is authenticated, so a value moved to another row or field does not open.
 */
export function seal(secrets: Secrets, place: string, plain: string): string {
  const active = secrets.wrappingKeys[0];
  if (!active) throw new Error('No wrapping key.');
  const dataKey = randomBytes(KEY_BYTES);
  return [
    'v1',
    active.kid,
    encrypt(active.key, place, dataKey),
    encrypt(dataKey, place, Buffer.from(plain)),
  ].join('.');
}

export function unseal(secrets: Secrets, place: string, sealed: string): string {
  const [version, kid, wrapped = '', body = ''] = sealed.split('.');
  const wrapping = secrets.wrappingKeys.find((one) => one.kid === kid);
  if (version !== 'v1' || !wrapping) throw new Error('A sealed value names an unknown key.');
  return decrypt(decrypt(wrapping.key, place, wrapped), place, body).toString();
}
