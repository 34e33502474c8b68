import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, START, setClock } from '../test/small-sandbox.ts';

const HOUR_MS = 3_600_000;
const NOON = START.getTime();

describe('how the world behaves', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox();
  });
  afterAll(() => app.close());

  const order = (payload: object) => app.inject({ method: 'POST', url: '/settings', payload });

  test('is told and changed from now on, part by part', async () => {
    const usual = (await app.inject('/settings')).json<object>();
    expect(usual).toMatchObject({ pictureSeconds: [30, 180], counterDelayMinutes: 60, correctionPercent: 0 });
    await setClock(app, new Date(NOON + HOUR_MS).toISOString());
    expect((await order({ counterDelayMinutes: 5 })).json()).toEqual({ ...usual, counterDelayMinutes: 5 });
    const past = { 'x-moment': new Date(NOON).toISOString() };
    expect((await app.inject({ url: '/settings', headers: past })).json()).toEqual(usual);
  });

  test.each([{ counterDelayMinutes: -1 }, { pictureSeconds: [9, 3] }, { colour: 'red' }])(
    '%j is refused',
    async (payload) => {
      expect((await order(payload)).statusCode).toBe(400);
    },
  );
});
