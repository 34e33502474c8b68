import { problem } from '../../platform/problem.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { judgePassword } from './judge-password.ts';

/** Beside the composition that the contract demands (ASVS 6.2.4, 6.2.11, 6.2.12). */
export async function requireStrongPassword(
  password: string,
  owner: Parameters<typeof judgePassword>[1],
): Promise<void> {
  const why = judgePassword(password, owner, await loadCommonPasswords());
  if (why) throw problem('user.weakPassword', { why });
}
