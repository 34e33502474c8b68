import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';

const LINK_LIFETIME_MS = 60 * 60_000;
// Nothing here is secret: the signature only keeps clients from making links themselves.
const SIGNING_KEY = 'sandbox reports';

export const FileLink = z.object({
  expires: z.coerce.number(),
  nonce: z.string(),
  signature: z.string(),
});
export type FileLink = z.infer<typeof FileLink>;

function sign(reportId: string, expires: number, nonce: string): string {
  return createHmac('sha256', SIGNING_KEY).update(`${reportId} ${expires} ${nonce}`).digest('hex');
}

/** The query of a link that opens a report without a key for an hour; every one is new. */
export function writeFileLink(reportId: string, now: Date): string {
  const expires = now.getTime() + LINK_LIFETIME_MS;
  const nonce = randomBytes(6).toString('hex');
  const signature = sign(reportId, expires, nonce);
  return String(new URLSearchParams({ expires: String(expires), nonce, signature }));
}

export function judgeFileLink(
  reportId: string,
  { expires, nonce, signature }: FileLink,
  now: Date,
): 'good' | 'expired' | 'forged' {
  if (signature !== sign(reportId, expires, nonce)) return 'forged';
  return now.getTime() < expires ? 'good' : 'expired';
}
