import { randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { insertUser } from '../../src/accounts/insert-user.ts';
import { startSession } from '../../src/accounts/start-session.ts';
import type { CabinetsTables } from '../../src/cabinets/tables.ts';
import type { Context } from '../../src/platform/context.ts';
import { createTokens, type Tokens } from '../../src/platform/http/access-tokens.ts';

/** A token lasts ten minutes, and a browser renews it before. */
const RENEW_AFTER_MS = 8 * MINUTE_MS;

/** A browser in which somebody who works in the cabinet stays signed in. */
export type SoakPerson = { token(): Promise<string> };

async function openBrowser(context: Context, tokens: Tokens, userId: number): Promise<SoakPerson> {
  const device = { address: '127.0.0.1', userAgent: null };
  const session = await startSession(context.db, { userId, isPersistent: true, device });
  let kept: { token: string; untilMs: number } | undefined;
  return {
    token: async () => {
      if (kept && performance.now() < kept.untilMs) return kept.token;
      kept = { token: await tokens.sign(session), untilMs: performance.now() + RENEW_AFTER_MS };
      return kept.token;
    },
  };
}

type Team = { people: number; browsersOfEach: number };

/** A cabinet has room for some people only, and each of them for twenty live pages. */
export async function hirePeople(
  context: Context,
  cabinetId: number,
  { people, browsersOfEach }: Team,
): Promise<SoakPerson[]> {
  const tokens = await createTokens(context.secrets);
  const browsers: SoakPerson[] = [];
  for (let n = 0; n < people; n += 1) {
    const mark = randomBytes(6).toString('hex');
    const userId = await insertUser(context.db, {
      email: `soak-${mark}@example.test`,
      username: `soak-${mark}`,
      fullName: 'Анна Коллега',
      // Nobody signs in with it.
      passwordHash: '',
      isEmailVerified: true,
    });
    const member = { cabinet_id: cabinetId, user_id: userId, roles: ['analytics' as const] };
    await context.db
      .withTables<CabinetsTables>()
      .insertInto('cabinet_members')
      .values({ ...member, joined_at: context.clock.now() })
      .execute();
    for (let browser = 0; browser < browsersOfEach; browser += 1)
      browsers.push(await openBrowser(context, tokens, userId));
  }
  return browsers;
}
