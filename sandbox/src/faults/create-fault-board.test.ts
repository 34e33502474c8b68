import { describe, expect, test } from 'vitest';
import { createFaultBoard } from './create-fault-board.ts';
import { FAULT_NAMES, FAULTS_OF_PART, FaultOrder } from './fault.ts';
import { listProfileOrders, PROFILE_NAMES, type ProfileName } from './list-profile-orders.ts';

const order = (fields: object) => FaultOrder.parse({ part: 'ozon', fault: 'html', ...fields });

describe('profiles', () => {
  test('calm plants nothing, a bad day ten times the usual', () => {
    const chanceOf = (name: ProfileName) =>
      listProfileOrders(name).find(({ part, fault }) => part === 'ozon' && fault === 'status500')?.chance;
    expect(listProfileOrders('calm')).toEqual([]);
    expect(chanceOf('badDay')).toBeCloseTo((chanceOf('usual') ?? 0) * 10);
    expect(chanceOf('usual')).toBeGreaterThan(0);
  });

  test.each(PROFILE_NAMES)('%s orders only what its parts know, by chances below one', (name) => {
    for (const { part, fault, chance } of listProfileOrders(name)) {
      expect(FAULTS_OF_PART[part]).toContain(fault);
      expect(chance).toBeLessThanOrEqual(0.5);
    }
  });

  test('one takes the place of the other and leaves what was planted by hand', () => {
    const board = createFaultBoard(() => 0);
    board.plant(order({ times: 1 }));
    board.setProfile('badDay');
    expect(board.take('ozon', undefined, FAULT_NAMES)?.fault).toBe('html');
    expect(board.take('ozon', undefined, FAULT_NAMES)?.fault).toBe('delay');
    board.setProfile('calm');
    expect(board.take('ozon', undefined, FAULT_NAMES)).toBeUndefined();
    expect(board.list()).toHaveLength(1);
  });
});

describe('fault board', () => {
  test('gives a fault as many times as ordered', () => {
    const board = createFaultBoard();
    board.plant(order({ times: 2 }));
    expect([1, 2, 3].map(() => board.take('ozon', undefined, FAULT_NAMES)?.fault)).toEqual([
      'html',
      'html',
      undefined,
    ]);
    expect(board.list()).toMatchObject([{ times: 2, used: 2 }]);
  });

  test('without a number it lasts until it is taken away', () => {
    const board = createFaultBoard();
    board.plant(order({}));
    for (let round = 0; round < 50; round += 1)
      expect(board.take('ozon', 'any', FAULT_NAMES)?.fault).toBe('html');
    expect(board.clear('ozon')).toBe(1);
    expect(board.take('ozon', 'any', FAULT_NAMES)).toBeUndefined();
  });

  test('spoils only the part and the key it was ordered for', () => {
    const board = createFaultBoard();
    board.plant(order({ key: '42' }));
    expect(board.take('feed', '42', FAULT_NAMES)).toBeUndefined();
    expect(board.take('ozon', '43', FAULT_NAMES)).toBeUndefined();
    expect(board.take('ozon', '42', FAULT_NAMES)).toBeDefined();
  });

  test('knows a caller by any of its names', () => {
    const board = createFaultBoard();
    board.plant(order({ key: 'chat 5' }));
    expect(board.take('ozon', ['token', 'chat 6'], FAULT_NAMES)).toBeUndefined();
    expect(board.take('ozon', ['token', 'chat 5'], FAULT_NAMES)).toBeDefined();
  });

  test('takes by chance what was ordered so', () => {
    let drawn = 0.5;
    const board = createFaultBoard(() => drawn);
    board.plant(order({ chance: 0.3 }));
    expect(board.take('ozon', undefined, FAULT_NAMES)).toBeUndefined();
    drawn = 0.29;
    expect(board.take('ozon', undefined, FAULT_NAMES)?.fault).toBe('html');
  });

  test('a used up fault makes way for the next one', () => {
    const board = createFaultBoard();
    board.plant(order({ times: 1 }));
    board.plant(order({ times: 1, fault: 'reset' }));
    expect([1, 2, 3].map(() => board.take('ozon', undefined, FAULT_NAMES)?.fault)).toEqual([
      'html',
      'reset',
      undefined,
    ]);
  });

  test.each([
    { part: 'bank' },
    { fault: 'earthquake' },
    { times: 0 },
    { fault: 'wrongCity' },
    { surprise: 1 },
  ])('refuses %j', (fields) => {
    expect(FaultOrder.safeParse({ part: 'ozon', fault: 'html', ...fields }).success).toBe(false);
  });
});
