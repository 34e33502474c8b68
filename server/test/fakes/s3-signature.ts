import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const S3_KEYS = { AWS_ACCESS_KEY_ID: 'vitrina-test', AWS_SECRET_ACCESS_KEY: 'a secret / of S3+' };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[\da-f]{64})$/;

/** "Authenticating Requests: Using the Authorization Header" of Amazon's reference, step by step. */
export function hasSigned({ method = '', headers }: IncomingMessage, url: URL): boolean {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '')?.groups;
  if (!parts || parts['id'] !== S3_KEYS.AWS_ACCESS_KEY_ID) return false;
  const { scope = '', names = '', signature } = parts;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const signed = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query, signed.join(''), names, headers['x-amz-content-sha256']];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical.join('\n'))].join('\n');
  const key = scope.split('/').reduce(hmac, Buffer.from(`AWS4${S3_KEYS.AWS_SECRET_ACCESS_KEY}`));
  return names.includes('host') && hmac(key, text).toString('hex') === signature;
}
