import { PositionAlertId } from '@vitrina/contract/ids.ts';
import { expect, test } from 'vitest';
import { keyOf, staying } from './leaving-alerts.ts';

test('a rule that is about to be deleted is hidden, and nothing else is', () => {
  const [one, two] = [1, 2].map((id) => ({ id: PositionAlertId.parse(id) })) as [
    { id: PositionAlertId },
    { id: PositionAlertId },
  ];
  expect(staying([one, two], new Set([keyOf(one.id), 'note-2']))).toEqual([two]);
  expect(staying([one, two], new Set())).toEqual([one, two]);
});
