import { startTestApp, type TestApp } from '../../test/app.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { type MakePerson, quickPeople } from '../quick-people.ts';

export const START = new Date('2026-11-21T09:00:00Z');

export type World = { app: TestApp; sandbox: Sandbox; makePerson: MakePerson };

/** The product and a provider of its own; where hints are heard from is given as behind one proxy. */
export async function openWorld(
  hintAddresses = '127.0.0.1 ::1',
): Promise<World & { close(): Promise<void> }> {
  const sandbox = await startSandbox({ queries: 300, products: 300 });
  await sandbox.clock({ now: START.toISOString(), speed: 0 });
  const app = await startTestApp({
    now: START,
    env: {
      ...sandbox.env,
      PAYMENT_HINT_ADDRESSES: hintAddresses,
      PROXIES: 1,
      REQUESTS_PER_MINUTE: 1_000_000,
      CLOCK_URL: `${sandbox.url}/clock`,
    },
  });
  return {
    app,
    sandbox,
    makePerson: await quickPeople(app),
    close: async () => {
      await app.close();
      await sandbox.stop();
    },
  };
}

/** Both clocks go on; the provider's limit of requests fills again by it. */
export async function pass({ app, sandbox }: World, ms: number): Promise<void> {
  const at = new Date(app.clock.now().getTime() + ms);
  await sandbox.clock({ now: at.toISOString() });
  app.clock.set(at);
}
