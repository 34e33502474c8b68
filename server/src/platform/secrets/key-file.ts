import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const KEY_BYTES = 32;

const WrappingKey = z.object({ kid: z.string().regex(/^k[1-9]\d*$/), key: z.base64() });

const SecretsFile = z.object({
  /** Signs access tokens. */
  tokenKey: z.base64(),
  /** Wraps the data keys of sealed values: the active one first, the others only to read. */
  wrappingKeys: z.array(WrappingKey).min(1),
  /** When the active one became so; absent in an installation that has never changed it. */
  activeSince: z.iso.datetime().optional(),
});

export type WrappingKey = { kid: string; key: Uint8Array };
export type SecretsContent = {
  tokenKey: Uint8Array;
  wrappingKeys: readonly [active: WrappingKey, ...others: WrappingKey[]];
  activeSince: Date | undefined;
};

export function createKey(): Uint8Array {
  return randomBytes(KEY_BYTES);
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secrets.json');
const toText = (key: Uint8Array) => Buffer.from(key).toString('base64');

/** An operator may be somebody else than the product, which must be able to read its keys afterwards. */
function keepOwner(handle: number, file: string): void {
  const { uid, gid } = statSync(file);
  fchownSync(handle, uid, gid);
}

export function writeSecrets({ tokenKey, wrappingKeys, activeSince }: SecretsContent): string {
  return JSON.stringify({
    tokenKey: toText(tokenKey),
    wrappingKeys: wrappingKeys.map(({ kid, key }) => ({ kid, key: toText(key) })),
    ...(activeSince ? { activeSince: activeSince.toISOString() } : {}),
  });
}

/** In one piece on the disk before anybody can see it under its name; readable by the owner alone. */
function publish(
  dataDir: string,
  content: SecretsContent,
  show: (draft: string, file: string) => void,
): void {
  const file = fileOf(dataDir);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const text = writeSecrets(content);
  const handle = openSync(draft, 'wx', 0o600);
  try {
    if (existsSync(file)) keepOwner(handle, file);
    writeSync(handle, text);
    fsyncSync(handle);
    show(draft, file);
  } finally {
    closeSync(handle);
    rmSync(draft, { force: true });
  }
  const folder = openSync(dataDir, 'r');
  fsyncSync(folder);
  closeSync(folder);
}

/** Makes the keys of a new installation; of two processes that start together one makes them and both read them. */
export function createSecretsFile(dataDir: string): void {
  if (existsSync(fileOf(dataDir))) return;
  const content: SecretsContent = {
    tokenKey: createKey(),
    wrappingKeys: [{ kid: 'k1', key: createKey() }],
    activeSince: undefined,
  };
  publish(dataDir, content, (draft, file) => {
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  });
}

export function writeSecretsFile(dataDir: string, content: SecretsContent): void {
  publish(dataDir, content, renameSync);
}

/** Without waiting, because whoever seals or opens a value does not wait either; it is a kilobyte and read rarely. */
export const readSecretsFile = (dataDir: string): SecretsContent =>
  parseSecrets(readFileSync(fileOf(dataDir), 'utf8'));

export const hasSecretsFile = (dataDir: string): boolean => existsSync(fileOf(dataDir));

export function parseSecrets(text: string): SecretsContent {
  const parsed = SecretsFile.parse(JSON.parse(text));
  const toKey = ({ kid, key }: z.infer<typeof WrappingKey>) => ({ kid, key: Buffer.from(key, 'base64') });
  const [active, ...others] = parsed.wrappingKeys;
  if (!active) throw new Error('No wrapping key.');
  return {
    tokenKey: Buffer.from(parsed.tokenKey, 'base64'),
    wrappingKeys: [toKey(active), ...others.map(toKey)],
    activeSince: parsed.activeSince === undefined ? undefined : new Date(parsed.activeSince),
  };
}
