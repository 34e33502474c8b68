import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const onlyOwner = 0o600;

export function writePrivate(file: string, text: string): void {
  writeFileSync(file, text, { mode: onlyOwner });
}

/** A secret made at the first start and kept in the data folder. */
export function keepSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  // base64url: the secret stands in URLs and configuration files as it is.
  const secret = randomBytes(24).toString('base64url');
  writePrivate(file, `${secret}\n`);
  return secret;
}
