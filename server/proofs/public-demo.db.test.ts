import type { Route } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseExample } from '../src/cabinets/example/choose-example.ts';
import { isOpenInDemo } from '../src/platform/demo/is-open-in-demo.ts';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { openPublicDemo, type PublicDemo } from '../test/builders/public-demo.ts';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { SAMPLES } from '../test/every-route-samples.ts';
import { type Things, thingsOf } from '../test/every-route-things.ts';
import { ask } from './ask.ts';
import { openState, type StateReader } from './hash-state.ts';

let app: TestApp;
let demo: PublicDemo;
let state: StateReader;
let things: Things;
let exampleId: number;
let guest: string;
beforeAll(async () => {
  app = await startTestApp({ env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  const { id, owner } = await makeCabinet(app);
  await chooseExample(app.context, id);
  exampleId = id;
  things = thingsOf(app, id, owner.id);
  demo = await openPublicDemo(app);
  state = await openState(app.context);
  guest = await demo.enter();
});
afterAll(async () => {
  await state.close();
  await demo.close();
  await app.close();
});

/** Makes a guest, which is what it is for; it has tests of its own. */
const calledByGuests = EVERY_ROUTE.filter(({ path }) => path !== 'demo/open');
const named = (routes: readonly Route[]) => routes.map((route) => [route.path, route] as const);

type Called = { route: Route; input: object | undefined; file: Uint8Array | undefined };

/** With right inputs, of the example where a cabinet is named. What they name is made before the state is read. */
async function prepare(route: Route): Promise<Called> {
  const sample = SAMPLES[route.path];
  return {
    route,
    input: await sample?.input?.({ cabinetId: exampleId, things }),
    file: await sample?.file?.(),
  };
}

const closed = calledByGuests.filter((route) => !isOpenInDemo(route));
const open = calledByGuests.filter(isOpenInDemo);

describe('a guest of a public demo changes nothing', () => {
  it(`is refused by ${closed.length} of ${calledByGuests.length} routes`, async () => {
    const calls = [];
    for (const route of closed) calls.push(await prepare(route));
    const before = await state.hash();
    for (const called of calls) {
      const { key, text } = await ask(demo.server, { ...called, token: guest });
      const wanted = called.route.access === 'operator' ? 'request.notFound' : 'demo.readOnly';
      expect(key, `${called.route.path}: ${text}`).toBe(wanted);
    }
    expect(await state.hash()).toBe(before);
  });

  it.each(named(open))('%s only reads', async (path, route) => {
    const called = await prepare(route);
    const before = await state.hash();
    const { key, text } = await ask(demo.server, { ...called, token: guest });
    // No sandbox listens here.
    const wanted = path === 'demo/picture' ? ['request.notFound'] : (SAMPLES[path]?.answers ?? ['ok']);
    expect(wanted, text).toContain(key);
    expect(await state.hash()).toBe(before);
  });
});

it('what is closed stays closed for whoever is not signed in, and what asks for a guest asks for one', async () => {
  for (const route of calledByGuests) {
    const input = await SAMPLES[route.path]?.input?.({ cabinetId: exampleId, things });
    const { key, text } = await ask(demo.server, { route, input });
    if (!isOpenInDemo(route)) expect(['demo.readOnly', 'request.notFound'], text).toContain(key);
    else if (route.access !== 'public') expect(key, route.path).toBe('user.notAuthorized');
  }
});

it('the demo opens no more than the example does, beside a short list', () => {
  const all = EVERY_ROUTE.filter(isOpenInDemo);
  const ofList = all.filter(({ access }) => typeof access === 'string').map(({ path }) => path);
  expect(ofList.toSorted()).toMatchInlineSnapshot(`
    [
      "/ozonCabinet/getMy",
      "abTests/picture",
      "company/get",
      "demo/open",
      "demo/picture",
      "ozonCabinet/getCabinetPermissionsOrder",
      "ozonCabinet/getExample",
      "ozonCabinet/getInvalidOzonKeyCabinets",
      "ozonCabinet/getPermissions",
      "radar/picture",
      "searchHistory/getCities",
      "user/getMyInfo",
      "user/logout",
      "user/refresh",
    ]
  `);
  const ofCabinet = all.filter(({ access }) => typeof access !== 'string');
  expect(ofCabinet.every(({ access }) => typeof access !== 'string' && access.isOpenInExample)).toBe(true);
  expect(EVERY_ROUTE.length - all.length).toBeGreaterThan(150);
});
