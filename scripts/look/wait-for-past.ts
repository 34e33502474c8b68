import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { getPast } from '@vitrina/contract/past.ts';
import type { SpawnedStack } from './spawn-stack.ts';

const LOOK_AGAIN_MS = 2000;
const LONGEST_MS = 20 * 60_000;
/** The first cabinet of a demo. */
const CABINET_ID = 1;

/** Until the demo has all of its past: five minutes after its first start, at once later. */
export async function waitForPast({
  url,
  email,
  password,
}: Pick<SpawnedStack, 'url' | 'email' | 'password'>): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  };
  const signedIn = login.output.parse(await post('user/login', { email, password }));
  if (!('accessToken' in signedIn)) throw new Error('The demo asks for more than a password.');
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const subjects = getPast.output.parse(
      await post('past/progress', { cabinetId: CABINET_ID }, signedIn.accessToken),
    );
    const waited = subjects.filter(({ doneDays, days }) => doneDays < days);
    if (waited.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`The past never ends: ${waited.map(({ subject }) => subject).join(', ')}.`);
    await wait(LOOK_AGAIN_MS);
  }
}
