import i18next from 'i18next';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { splitRefusal } from './split-refusal.ts';

// Without a catalogue i18next answers with the key, which is what these tests look at.
await i18next.init({ lng: 'ru' });
const FIELD_OF = { 'user.wrongPassword': 'currentPassword' } as const;

test('a refusal about a field is said under that field and nowhere else', () => {
  const { fields, rest } = splitRefusal(i18next.t, new Problem('user.wrongPassword', {}, 400), FIELD_OF);
  expect([...fields]).toEqual([['currentPassword', 'errors.user.wrongPassword']]);
  expect(rest).toBeNull();
});

test.each([new Problem('user.blockedForMinutes', { minutes: 5 }, 400), new Error('offline')])(
  'any other refusal stands beside the button: %s',
  (error) => {
    expect(splitRefusal(i18next.t, error, FIELD_OF)).toEqual({ fields: new Map(), rest: error });
  },
);

test('without a refusal nothing is said', () => {
  expect(splitRefusal(i18next.t, null, FIELD_OF)).toEqual({ fields: new Map(), rest: null });
});
