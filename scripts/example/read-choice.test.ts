import { expect, it } from 'vitest';
import { readChoice } from './read-choice.ts';

it('takes a cabinet, or none', () => {
  expect(readChoice(['--cabinet', '5', '--data', '/x'])).toEqual({ data: '/x', cabinetId: 5 });
  expect(readChoice(['--none'])).toEqual({ data: './data', cabinetId: null });
});

it.each([
  ['nothing', [], /Either/],
  ['both', ['--cabinet', '5', '--none'], /Either/],
  ['zero', ['--cabinet', '0'], /number of a cabinet/],
  ['a name', ['--cabinet', 'Ромашка'], /number of a cabinet/],
  ['an unknown option', ['--all'], /--all/],
])('refuses %s', (_, args, reason) => {
  expect(() => readChoice(args)).toThrow(reason);
});
