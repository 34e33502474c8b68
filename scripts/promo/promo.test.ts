import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PromoCode } from '../../server/src/billing/promo/list-promo-codes.ts';
import { formatCodes } from './format-codes.ts';
import { readClock } from './read-clock.ts';
import { readOrder } from './read-order.ts';

const WHICH = ['--code', 'spring', '--uses', '100', '--days', '30'];
const SPRING = [...WHICH, '--points', '500'];

describe('readOrder', () => {
  it('reads a code as it will be stored, and nothing at all as a list', () => {
    const spring = { code: 'SPRING', uses: 100, days: 30 };
    expect(readOrder(SPRING).promo).toEqual({ ...spring, gift: { kind: 'points', points: 500 } });
    expect(readOrder([...WHICH, '--plan', 'expert', '--plan-days', '14']).promo).toEqual({
      ...spring,
      gift: { kind: 'days', plan: 'expert', days: 14 },
    });
    expect(readOrder([...WHICH, '--percent', '15']).promo).toEqual({
      ...spring,
      gift: { kind: 'percent', percent: 15 },
    });
    expect(readOrder(['--data', '/x'])).toEqual({ data: '/x', promo: undefined });
  });

  it.each<[string, string[], RegExp]>([
    ['a code too short', [...SPRING, '--code', 'abc'], /4 to 40/],
    ['a code with letters that look alike', [...SPRING, '--code', 'ВЕСНА'], /4 to 40/],
    ['a code that gives nothing', WHICH, /one of --points/],
    ['a code that gives two things', [...SPRING, '--percent', '10'], /one of --points/],
    ['days of no plan', [...WHICH, '--plan-days', '10'], /--plan is/],
    ['a plan that there is not', [...WHICH, '--plan', 'none', '--plan-days', '10'], /--plan is/],
    ['a plan without days', [...WHICH, '--plan', 'start'], /--plan-days/],
    ['more than everything', [...WHICH, '--percent', '101'], /--percent/],
    ['a bonus of nothing', [...SPRING, '--points', '0'], /--points/],
    ['half a use', [...SPRING, '--uses', '1.5'], /--uses/],
    ['a hundred years', [...SPRING, '--days', '36500'], /--days/],
    ['points without a code', ['--points', '5'], /--code is missing/],
    ['an unknown option', ['--gift', '5'], /--gift/],
  ])('refuses %s', (_, args, reason) => {
    expect(() => readOrder(args)).toThrow(reason);
  });
});

describe('formatCodes', () => {
  const code: PromoCode = {
    code: 'SPRING',
    gift: { kind: 'points', points: 500 },
    used: 3,
    usesLeft: 7,
    expiresAt: new Date('2026-03-31'),
  };
  it.each<[string, Partial<PromoCode>, string]>([
    ['2026-03-30', {}, 'SPRING  500 points, used 3, left 7, until 2026-03-31'],
    ['2026-03-31', {}, 'SPRING  500 points, used 3, left 7, expired 2026-03-31'],
    ['2026-03-30', { usesLeft: 0 }, 'SPRING  500 points, used 3, left 0, used up'],
    [
      '2026-03-30',
      { gift: { kind: 'days', plan: 'expert', days: 14 } },
      'SPRING  14 days of expert, used 3, left 7, until 2026-03-31',
    ],
    [
      '2026-03-30',
      { gift: { kind: 'percent', percent: 15 } },
      'SPRING  15 % on the next top-up, used 3, left 7, until 2026-03-31',
    ],
  ])('tells on %s whether %j can be used', (day, change, line) => {
    expect(formatCodes([{ ...code, ...change }], new Date(day))).toBe(line);
  });

  it('says so when there are none', () => {
    expect(formatCodes([], new Date())).toBe('There are no promo codes yet.');
  });
});

describe('readClock', () => {
  it('takes the time of the running product, and the machine’s without one', async () => {
    const data = await mkdtemp(path.join(os.tmpdir(), 'vitrina-promo-'));
    const product = createServer((_, answer) =>
      answer.setHeader('x-clock', '2030-01-01T00:00:00.000Z 60').end(),
    );
    await new Promise<void>((done) => product.listen(0, '127.0.0.1', done));
    const note = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;
    const isNow = async () => Math.abs((await readClock(data)).now().getTime() - Date.now()) < 10_000;

    expect(await isNow()).toBe(true);
    await writeFile(path.join(data, 'in-use.json'), JSON.stringify({ pid: 1, note }));
    expect((await readClock(data)).now()).toEqual(new Date('2030-01-01T00:00:00Z'));
    product.closeAllConnections();
    product.close();
    expect(await isNow()).toBe(true);
    await rm(data, { recursive: true });
  });
});
