import { describe, expect, test } from 'vitest';
import { createFaultBoard } from './create-fault-board.ts';
import { FAULT_NAMES, FaultOrder } from './fault.ts';

const order = (fields: object) => FaultOrder.parse({ part: 'ozon', fault: 'html', ...fields });

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
    for (let turn = 0; turn < 50; turn += 1)
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
