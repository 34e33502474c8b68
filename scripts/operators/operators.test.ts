import { describe, expect, it } from 'vitest';
import { formatOperators } from './format-operators.ts';
import { readOperatorOrder } from './read-operator-order.ts';

describe('readOperatorOrder', () => {
  it.each([
    [
      ['--add', ' Vera@Shop.test '],
      { data: './data', change: { email: 'vera@shop.test', isOperator: true } },
    ],
    [['--remove', 'a@b.c', '--data', '/x'], { data: '/x', change: { email: 'a@b.c', isOperator: false } }],
    [['--list'], { data: './data' }],
    [[], { data: './data' }],
  ])('reads %j', (args, order) => {
    expect(readOperatorOrder(args)).toEqual(order);
  });

  it.each<[string, string[], RegExp]>([
    ['two at once', ['--add', 'a@b.c', '--remove', 'a@b.c'], /One of/],
    ['a list that adds', ['--add', 'a@b.c', '--list'], /One of/],
    ['no address', ['--add', 'vera'], /no e-mail/],
    ['nobody', ['--add'], /--add/],
    ['an unknown option', ['--make', 'a@b.c'], /--make/],
  ])('refuses %s', (_, args, reason) => {
    expect(() => readOperatorOrder(args)).toThrow(reason);
  });
});

it('one line an operator, and a sentence where there is none', () => {
  const addedAt = new Date('2026-03-02T09:00:00Z');
  expect(formatOperators([{ email: 'a@b.c', addedAt }])).toBe('a@b.c  since 2026-03-02');
  expect(formatOperators([])).toBe('There are no operators yet.');
});
