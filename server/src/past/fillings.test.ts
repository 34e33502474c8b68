import { PastSubject } from '@vitrina/contract/past.ts';
import { expect, test } from 'vitest';
import { FILLINGS } from './fillings.ts';

test('the line of progress names subjects in the order in which they are filled', () => {
  expect(FILLINGS.map(({ subject }) => subject)).toEqual(PastSubject.options);
});
