import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUpdate } from './read-update.ts';

const from = {
  id: 6_912_345_678,
  is_bot: false,
  first_name: 'Тимур',
  username: 'timur_shop',
  language_code: 'ru',
};
const chat = { id: 6_912_345_678, type: 'private', first_name: 'Тимур' };
const message = (text: string, more: object = {}) => ({
  update_id: 7,
  message: { message_id: 1, date: 1, from, chat, text, ...more },
});

describe('updates', () => {
  test.each([
    ['/start AbC-1_2', 'AbC-1_2'],
    ['/start@vitrina_demo_bot AbC', 'AbC'],
    ['/start', null],
    ['/start ', null],
  ])('%j starts with the code %j', (text, code) => {
    expect(readUpdate(message(text))).toEqual({
      kind: 'started',
      updateId: 7,
      chatId: '6912345678',
      username: 'timur_shop',
      language: 'ru',
      code,
    });
  });

  test('a person without a username is known by the number', () => {
    const { username: _none, ...nameless } = from;
    expect(readUpdate(message('/start', { from: nameless }))).toMatchObject({
      chatId: '6912345678',
      username: null,
    });
  });

  test('a language that is none is unknown', () => {
    const { language_code: _none, ...silent } = from;
    for (const sender of [silent, { ...from, language_code: 7 }])
      expect(readUpdate(message('/start', { from: sender }))).toMatchObject({
        kind: 'started',
        language: null,
      });
  });

  test.each(['/started', 'start', '/start a b', `/start ${'a'.repeat(65)}`])('%j is only said', (text) => {
    expect(readUpdate(message(text))).toMatchObject({ kind: 'said', text });
  });

  test.each([
    ['kicked', 'blocked'],
    ['member', 'unblocked'],
    ['NEVER_SEEN_BEFORE', 'other'],
  ])('membership %s', (status, kind) => {
    const my_chat_member = { chat, from, date: 1, old_chat_member: {}, new_chat_member: { status } };
    expect(readUpdate({ update_id: '8', my_chat_member })).toMatchObject({ kind, updateId: 8 });
  });

  test('groups, other kinds and other shapes are none of ours, but keep their number', () => {
    for (const update of [
      message('/start x', { chat: { id: -1, type: 'supergroup' } }),
      message('', { text: undefined, photo: [] }),
      { update_id: 7, poll: {} },
      { update_id: 7, message: 'broken' },
    ])
      expect(readUpdate(update)).toEqual({ kind: 'other', updateId: 7 });
  });

  test('what is no update is said to be none, whatever it is', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => void readUpdate(body)));
    expect(readUpdate({ message: {} })).toBeUndefined();
    expect(readUpdate(null)).toBeUndefined();
  });
});
