import { login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { LOGIN_LIMITS } from '../src/accounts/rules.ts';
import { startTestApp } from '../test/app.ts';
import { type Answer, ask } from './ask.ts';
import type { Figure } from './figure.ts';

const SPOOFED = 20;

const FLOOD_LIMIT = 50;

/** One network may ask so often and no oftener, whatever it writes into its headers. */
async function flood(): Promise<Figure> {
  const app = await startTestApp({ env: { PROXIES: 0, REQUESTS_PER_MINUTE: FLOOD_LIMIT } });
  try {
    const answers: Answer[] = [];
    for (let n = 0; n < 2 * FLOOD_LIMIT; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.${n}.7` };
      answers.push(await ask(app.server, { route: getMyInfo, headers }));
    }
    // The pages themselves stay within reach.
    const page = await app.server.fastify.inject('/no-such-page');
    const served = answers.filter(({ key }) => key !== 'request.tooMany').length;
    const refused = answers.filter(
      ({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0,
    );
    return {
      id: 'ASVS-2.4.1',
      figure: `${2 * FLOOD_LIMIT} requests with spoofed addresses at a limit of ${FLOOD_LIMIT}: served`,
      required: `${FLOOD_LIMIT}, the others refused with the time to come again, pages still served`,
      measured: `${served}, ${refused.length} refused, a page answers ${page.statusCode}`,
      isKept: served === FLOOD_LIMIT && refused.length === FLOOD_LIMIT && page.statusCode === 404,
    };
  } finally {
    await app.close();
  }
}

/** ASVS 4.1.3: without a trusted proxy nobody chooses the address that the limits count. */
export async function prove(): Promise<Figure[]> {
  const app = await startTestApp({ env: { PROXIES: 0 } });
  try {
    let compared = 0;
    for (let n = 0; n < SPOOFED; n += 1) {
      const { key } = await ask(app.server, {
        route: login,
        input: { email: 'guessed@example.test', password: 'Wrong-guess-1' },
        headers: {
          'x-forwarded-for': `198.51.${n}.7`,
          'x-real-ip': `198.51.${n}.7`,
          forwarded: `for=198.51.${n}.7`,
        },
        address: '203.0.113.5',
      });
      if (key === 'user.wrongCredentials') compared += 1;
    }
    const most = LOGIN_LIMITS.accountFromNetwork.attempts;
    return [
      await flood(),
      {
        id: 'ASVS-4.1.3',
        figure: `${SPOOFED} spoofed X-Forwarded-For values without a proxy: passwords compared`,
        required: `at most ${most}`,
        measured: String(compared),
        isKept: compared === most,
      },
    ];
  } finally {
    await app.close();
  }
}
