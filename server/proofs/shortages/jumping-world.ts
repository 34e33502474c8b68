import { setTimeout as wait } from 'node:timers/promises';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { checkPositionsNow, getPositionAsk } from '@vitrina/contract/positions/checking.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { type Answer, fire, type Shot } from '../../../bench/load/send-openly.ts';
import { addEntry } from '../../src/positions/entries/add-entry.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import { listShelves } from '../../test/fakes/shelves.ts';
import { startProduct } from '../../test/processes/product-process.ts';

const START = '2026-03-02T09:00:00Z';
const MOSCOW = 213;
const QUERIES = 5;
/** Five minutes of checks pass in five seconds. */
const SPEED = 60;
const LOOK_MS = 50;
const MOST_SECONDS = 60;

export type JumpingWorld = {
  app: TestApp;
  cabinet: Awaited<ReturnType<typeof makeCabinet>>;
  sandbox: Sandbox;
  ask(route: Route, input: object): Promise<Answer>;
  /** Seconds until a check that a person asks for now has been made: a job, leases and the key's quota on its way. */
  checkNow(): Promise<number>;
  close(): Promise<void>;
};

/** The product as a process with its work, a clock sixty times as fast as the machine's, and a product that is followed. */
export async function openJumpingWorld(): Promise<JumpingWorld> {
  const sandbox = await startSandbox({ queries: 300, products: 2500 });
  await sandbox.clock({ now: START, speed: SPEED });
  const env = { ...sandbox.env, CLOCK_URL: `${sandbox.url}/clock`, REQUESTS_PER_MINUTE: 1_000_000 };
  const app = await startTestApp({ now: new Date(START), env });
  const { sellerId } = sandbox;
  const cabinet = await makeCabinet(app, { sellerId, apiKey: await sandbox.keyOf('full') });
  const shelves = (await listShelves(sandbox, MOSCOW, 60)).slice(0, QUERIES);
  const queries = shelves.map(({ query }) => query);
  const followed = { cabinetId: cabinet.id, sku: shelves[0]?.skus[0] ?? 0, cityId: MOSCOW, queries };
  const { entryId } = await addEntry(app.context, followed);
  const product = await startProduct(app, 'main');
  const { token } = cabinet.owner;

  function toShot({ method, path }: Route, input: object): Shot {
    const shot = { method, path: path.replace(/^\//, ''), token };
    return method === 'GET' ? shot : { ...shot, body: input };
  }
  const ask = (route: Route, input: object) => fire(product.url, toShot(route, input));
  const ofEntry = { cabinetId: CabinetId.parse(cabinet.id), entryId };

  async function isFinished(): Promise<boolean> {
    const answer = await app.call(getPositionAsk, ofEntry, token);
    return answer.ask?.isFinished === true;
  }

  return {
    app,
    cabinet,
    sandbox,
    ask,
    checkNow: async () => {
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      while ((await ask(checkPositionsNow, ofEntry)).status !== 200) {
        if (seconds() > MOST_SECONDS) return Number.POSITIVE_INFINITY;
        await wait(LOOK_MS);
      }
      while (!(await isFinished())) {
        if (seconds() > MOST_SECONDS) return Number.POSITIVE_INFINITY;
        await wait(LOOK_MS);
      }
      return seconds();
    },
    close: async () => {
      await product.stop();
      await app.close();
      await sandbox.stop();
    },
  };
}
