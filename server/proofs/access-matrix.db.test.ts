import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { changeCabinetName } from '@vitrina/contract/cabinets.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { getSharpJumps } from '@vitrina/contract/sharp-jumps.ts';
import { expect, it } from 'vitest';
import { EVERY_ROUTE } from '../test/every-route.ts';
import { SAMPLES } from '../test/every-route-samples.ts';
import { proveRoutes, search } from './access-matrix.ts';
import { missed } from './figure.ts';
import { openWorld } from './matrix/open-world.ts';

const PARTS = 3;

it.each(Array.from({ length: PARTS }, (_, part) => part))(
  'every route of part %i admits exactly those whom the contract names, and refuses the others without a trace',
  async (part) => {
    const routes = EVERY_ROUTE.filter((_, nth) => nth % PARTS === part);
    expect(missed(await proveRoutes('small', routes))).toEqual([]);
  },
  240_000,
);

it('a hole in the check of rights does not pass unseen', async () => {
  const world = await openWorld();
  try {
    world.app.server.requireRight = () => Promise.resolve('member');
    const found = await search(world, [listProducts, changeCabinetName, listPositionEntries], 'small');
    expect(found.wrong.length).toBeGreaterThan(10);
    expect(found.leaks.join()).toContain('product/list stranger foreign cabinet');
    expect(found.changes.join()).toContain('ozonCabinet/changeName');
  } finally {
    await world.close();
  }
}, 60_000);

it('a token or a link that is taken for its whole person does not pass unseen', async () => {
  const world = await openWorld();
  try {
    const { server } = world.app;
    const find = server.findCaller;
    server.findCaller = async (token) => {
      const caller = await find(token);
      return caller && { userId: caller.userId, sessionId: caller.sessionId };
    };
    const routes = [listProducts, changeCabinetName, getMyCabinets, getSharpJumps];
    const found = await search(world, routes, 'small');
    const wrong = found.wrong.join();
    expect(wrong).toContain('changeName readToken own cabinet');
    expect(wrong).toContain('product/list employeeToken foreign cabinet');
    expect(found.leaks.join()).toContain('getMy employeeToken');
    expect(wrong).toContain('changeName link own cabinet');
    expect(wrong).toContain('product/list link own cabinet');
    expect(wrong).toContain('sharpJumps/getAll link foreign cabinet');
  } finally {
    await world.close();
  }
}, 60_000);

it('no sample is of a route that is gone', () => {
  const paths = new Set(EVERY_ROUTE.map((route) => route.path));
  expect(Object.keys(SAMPLES).filter((path) => !paths.has(path))).toEqual([]);
});
