import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SELLER_ID } from '../market/demo-seller.ts';
import { openSandbox } from '../test/small-sandbox.ts';
import { demoKey } from './demo-key.ts';
import { findKeyProfile } from './find-key-profile.ts';
import { KEY_PROFILE_NAMES } from './key-profiles.ts';

describe('keys', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox({ productCount: 200 });
  });
  afterAll(() => app.close());

  test('of the demo seller are listed, one of each kind', async () => {
    const body = (await app.inject('/keys')).json<{ sellerId: number; keys: { profile: string }[] }>();
    expect(body.sellerId).toBe(DEMO_SELLER_ID);
    expect(body.keys.map(({ profile }) => profile)).toEqual([...KEY_PROFILE_NAMES]);
  });

  test.each([
    ['?sellerId=999999', 404],
    ['?sellerId=somebody', 400],
    ['?sellerId=1', 200],
  ])('%s answers %i', async (query, status) => {
    expect((await app.inject(`/keys${query}`)).statusCode).toBe(status);
  });

  test('a key belongs to one seller and one kind, and looks like a real one', () => {
    const seller = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(seller, seller, fc.constantFrom(...KEY_PROFILE_NAMES), (one, other, profile) => {
        const key = demoKey(one, profile);
        expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(findKeyProfile(one, key)).toBe(profile);
        if (one !== other) expect(findKeyProfile(other, key)).toBeUndefined();
      }),
    );
  });
});
