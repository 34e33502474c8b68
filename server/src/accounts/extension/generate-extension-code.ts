import type { DbContext } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import { issueCode } from '../codes/issue-code.ts';

/** Shown on the screen and typed into the extension: nothing is mailed, so a new one may follow at once. */
export async function generateExtensionCode(
  { db }: DbContext,
  { userId, sessionId }: Caller,
): Promise<{ code: string; expiresAt: string }> {
  const input = { userId, purpose: 'extension', payload: { sessionId }, resendSeconds: 0 } as const;
  const { code, expiresAt } = await issueCode(db, input);
  return { code, expiresAt: expiresAt.toISOString() };
}
