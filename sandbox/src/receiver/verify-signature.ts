import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signed = {
  id: string | undefined;
  timestamp: string | undefined;
  signature: string | undefined;
  body: Buffer;
};

const PREFIX = 'whsec_';

/**
 * Whether a message is signed with the secret, by Standard Webhooks. How old it is is not looked at: its clock may run
 * thousands of times faster, and the demo's past is delivered long after it happened.
 */
export function isSignedWith(secret: string, { id, timestamp, signature, body }: Signed): boolean {
  if (id === undefined || timestamp === undefined || signature === undefined) return false;
  const key = Buffer.from(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret, 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
