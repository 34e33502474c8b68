import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { REFRESH_GRACE_SECONDS } from '../src/accounts/rules.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { ask } from './ask.ts';
import { cookieOf, renew, signIn } from './browser.ts';
import type { Figure, Size } from './figure.ts';
import { PASSWORD, quickPeople } from './quick-people.ts';

const TABS = 20;

/** All tabs of a browser wake up with one cookie; afterwards it must have one successor and still be signed in. */
async function wakeTabs({ server }: TestApp, email: string) {
  const { cookie } = await signIn(server, email, PASSWORD);
  const answers = await Promise.all(Array.from({ length: TABS }, () => renew(server, cookie)));
  const next = new Set(answers.map(cookieOf));
  const [successor = ''] = next;
  const later = await renew(server, successor);
  return {
    refused: answers.filter(({ status }) => status !== 200).length,
    successors: next.size,
    isAlive: later.status === 200,
  };
}

/** A cookie that was replaced long ago comes back: whoever has it, nobody stays signed in by this session. */
async function replay({ server, context }: TestApp, email: string): Promise<boolean> {
  const { cookie, token } = await signIn(server, email, PASSWORD);
  const next = cookieOf(await renew(server, cookie));
  await sql`
    update sessions set rotated_at = rotated_at - make_interval(secs => ${REFRESH_GRACE_SECONDS + 1})
    where user_id = (select id from users where email = ${email})`.execute(context.db);
  const answers = [
    await renew(server, cookie),
    await renew(server, next),
    await ask(server, { route: getMyInfo, token }),
  ];
  return answers.every(({ status }) => status === 401);
}

/** R14: many tabs are one honest browser; a replayed cookie is a thief. */
export async function prove(size: Size): Promise<Figure[]> {
  const rounds = size === 'small' ? 3 : 100;
  const app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  try {
    const makePerson = await quickPeople(app);
    const woken = [];
    let ended = 0;
    for (let round = 0; round < rounds; round += 1) {
      await sql`delete from login_attempts`.execute(app.context.db);
      woken.push(await wakeTabs(app, (await makePerson()).email));
      if (await replay(app, (await makePerson()).email)) ended += 1;
    }
    const forked = woken.filter(({ successors }) => successors !== 1).length;
    const signedOut = woken.filter(({ isAlive, refused }) => !isAlive || refused > 0).length;
    return [
      {
        id: 'R14',
        figure: `${TABS} tabs renew at once: rounds with another number of different successors than one`,
        required: '0',
        measured: `${forked} of ${rounds}`,
        isKept: forked === 0,
      },
      {
        id: 'R14',
        figure: 'honest browsers that lose their session by it',
        required: '0',
        measured: `${signedOut} of ${rounds}`,
        isKept: signedOut === 0,
      },
      {
        id: 'R14',
        figure: 'replays after the grace that end the whole session',
        required: 'all',
        measured: `${ended} of ${rounds}`,
        isKept: ended === rounds,
      },
    ];
  } finally {
    await app.close();
  }
}
