import type { Context } from '../../platform/context.ts';
import { issueCode } from '../codes/issue-code.ts';

/** Shown on the screen and typed into the extension: nothing is mailed, so a new one may follow at once. */
export async function generateExtensionCode(
  { db }: Pick<Context, 'db'>,
  userId: number,
): Promise<{ code: string; expiresAt: string }> {
  const { code, expiresAt } = await issueCode(db, { userId, purpose: 'extension', resendSeconds: 0 });
  return { code, expiresAt: expiresAt.toISOString() };
}
