import { CabinetId } from '@vitrina/contract/ids.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SCREEN = '/sharp-jumps-stats';
const QUESTION = { cabinetId: CabinetId.parse(1), marketplace: 'ozon' as const };

type Sent = { headers: Record<string, string> };
const answer = vi.fn<(url: string, init: Sent) => Promise<Response>>();

beforeEach(() => {
  vi.resetModules();
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', { location: { pathname: SCREEN } });
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ secret: 'vis_a', screen: SCREEN }) });
  // Of the person whose browser it is.
  vi.stubGlobal('localStorage', { getItem: () => 'own' });
});
afterEach(() => vi.unstubAllGlobals());

async function openPage() {
  const { openKeptScreen } = await import('../token/shared-secret.ts');
  openKeptScreen();
  const { onSessionLost } = await import('../token/session-events.ts');
  const onLost = vi.fn<() => void>();
  onSessionLost(onLost);
  const { send } = await import('./send.ts');
  return { onLost, ask: () => send(getSharpJumps, QUESTION, {}) };
}

test('a shared page asks with its link, whoever is signed in at this browser', async () => {
  answer.mockImplementation(async () => new Response('{}'));
  const { ask } = await openPage();
  expect((await ask()).status).toBe(200);
  expect(answer.mock.calls.map(([, init]) => init.headers['authorization'])).toEqual(['Bearer vis_a']);
});

test.each([
  [401, { subject: 'user', action: 'notAuthorized' }, 1],
  [403, { subject: 'sharedScreen', action: 'notPermitted' }, 0],
])(
  'refused with %i it renews nothing, and leaves only when the link has ended',
  async (status, error, left) => {
    const body = JSON.stringify({ error: { ...error, meta: {} } });
    answer.mockImplementation(async () => new Response(body, { status }));
    const { ask, onLost } = await openPage();
    await expect(ask()).rejects.toMatchObject({ status });
    expect(answer).toHaveBeenCalledTimes(1);
    expect(onLost).toHaveBeenCalledTimes(left);
  },
);
