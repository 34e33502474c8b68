import { login } from '@vitrina/contract/accounts/routes.ts';
import { usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { sql } from 'kysely';
import { startTestApp } from '../test/app.ts';
import { type Answer, ask } from './ask.ts';
import { cookieOf, renew } from './browser.ts';
import type { Flow, World } from './codes/flow.ts';
import { LINK_FLOWS } from './codes/link-flows.ts';
import { TYPED_FLOWS } from './codes/typed-flows.ts';
import { AT_ONCE, type Contest } from './contest.ts';
import type { Figure, Size } from './figure.ts';
import { POINT_CONTESTS } from './points/point-contests.ts';
import { PASSWORD, quickPeople } from './quick-people.ts';
import { watchEvents } from './watch-events.ts';

async function race(attempt: () => Promise<Answer>, isEffect: (answer: Answer) => boolean) {
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, attempt));
  return {
    effects: answers.filter(isEffect).length,
    failures: answers.filter(({ status }) => status >= 500).length,
  };
}

const ofCode = (flow: Flow): Contest => ({
  name: `code: ${flow.name}`,
  round: async (world) => {
    const owner = await world.makePerson({ isEmailVerified: false });
    const { code, redeem, isEffect } = await flow.issue(world, owner);
    const events = watchEvents(world.app.context);
    const outcome = await race(() => redeem(code), isEffect);
    // Whoever comes second hears that it is done: only the log tells how often it was.
    if (flow.name !== 'deleteCabinet') return outcome;
    return { ...outcome, effects: events.filter((event) => event === 'cabinet.deleted').length };
  },
});

const refreshToken: Contest = {
  name: 'refresh token',
  round: async ({ app, makePerson }) => {
    const { email } = await makePerson();
    const signedIn = await ask(app.server, { route: login, input: { email, password: PASSWORD } });
    // Whoever comes second is told the first one's successor again: that is one effect.
    const successors = new Set<string>();
    const { failures } = await race(
      () => renew(app.server, cookieOf(signedIn)),
      (answer) => {
        successors.add(cookieOf(answer));
        return false;
      },
    );
    return { effects: successors.size, failures };
  },
};

const promoCode: Contest = {
  name: 'promo code',
  round: async ({ app, makePerson }) => {
    const { id, token } = await makePerson();
    await sql`
      insert into promo_codes (code, points, uses_left, expires_at)
      values ('R4', 500, 1000, ${new Date(app.clock.now().getTime() + 86_400_000)})
      on conflict do nothing`.execute(app.context.db);
    const { failures } = await race(
      () => ask(app.server, { route: usePromoCode, input: { code: 'R4' }, token }),
      () => false,
    );
    const { rows } = await sql<{ points: number }>`
      select available as points from wallets where user_id = ${id}`.execute(app.context.db);
    // What counts is the points that came, not what the answers say.
    return { effects: (rows[0]?.points ?? 0) / 500, failures };
  },
};

const CONTESTS: readonly Contest[] = [
  ...LINK_FLOWS.map(ofCode),
  ...TYPED_FLOWS.map(ofCode),
  refreshToken,
  promoCode,
  ...POINT_CONTESTS,
];

/** R4: fifty at once, one effect, each round. */
export async function prove(size: Size): Promise<Figure[]> {
  const rounds = size === 'small' ? 3 : 200;
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 10_000_000 } });
  const figures: Figure[] = [];
  try {
    const world: World = { app, makePerson: await quickPeople(app) };
    for (const contest of CONTESTS) {
      const effects: number[] = [];
      let failures = 0;
      for (let round = 0; round < rounds; round += 1) {
        await sql`delete from login_attempts`.execute(app.context.db);
        await sql`delete from jobs.job`.execute(app.context.db);
        const outcome = await contest.round(world);
        effects.push(outcome.effects);
        failures += outcome.failures;
      }
      const right = effects.filter((count) => count === 1).length;
      figures.push({
        id: 'R4',
        figure: `${AT_ONCE} at once, ${contest.name}: rounds with exactly one effect`,
        required: `${rounds} of ${rounds}, no 5xx`,
        measured: `${right} of ${rounds}, most effects ${Math.max(...effects)}, 5xx: ${failures}`,
        isKept: right === rounds && failures === 0,
      });
    }
    return figures;
  } finally {
    await app.close();
  }
}
