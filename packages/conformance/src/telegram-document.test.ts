import { expect, test } from 'vitest';
import { createChecker } from './create-checker.ts';
import { convertTelegram } from './telegram-document.ts';

const field = (name: string, types: string[], required = false) => ({ name, types, required });
const { check, checkValue } = createChecker(
  convertTelegram({
    methods: {
      getMe: { name: 'getMe', returns: ['User'] },
      sendMessage: {
        name: 'sendMessage',
        returns: ['Message'],
        fields: [
          field('chat_id', ['Integer', 'String'], true),
          field('text', ['String'], true),
          field('entities', ['Array of Entity']),
        ],
      },
    },
    types: {
      User: { fields: [field('id', ['Integer'], true), field('is_bot', ['Boolean'], true)] },
      Message: {
        fields: [field('message_id', ['Integer'], true), field('from', ['User']), field('poll', ['Poll'])],
      },
      Entity: { fields: [field('offset', ['Integer'], true)] },
      Member: { subtypes: ['Owner', 'User'] },
      Owner: { fields: [field('title', ['String'], true)] },
      ResponseParameters: { fields: [field('retry_after', ['Integer'])] },
    },
  }),
);
const send = (requestBody: unknown, answerBody: unknown, status = 200) =>
  check({ method: 'POST', path: '/sendMessage', requestBody, answerBody, status });

test('a method is a POST, its result comes under ok', () => {
  expect(send({ chat_id: 5, text: 'a' }, { ok: true, result: { message_id: 1, poll: { any: 1 } } })).toEqual(
    [],
  );
  expect(
    send({ chat_id: '@a', text: 'a', entities: [{ offset: 0 }] }, { ok: true, result: { message_id: 1 } }),
  ).toEqual([]);
  expect(
    check({
      method: 'POST',
      path: '/getMe',
      status: 200,
      answerBody: { ok: true, result: { id: 1, is_bot: true } },
    }),
  ).toEqual([]);
});

test('differences of fields, unions and lists are listed', () => {
  expect(send({ chat_id: 5 }, { ok: true, result: { message_id: 1, from: { id: 1 } } })).toEqual([
    'body $.text: missing',
    'answer 200 $.result.from.is_bot: missing',
  ]);
  expect(send({ chat_id: 5, text: 'a', entities: [{}] }, undefined)).toEqual([
    'body $.entities[0].offset: missing',
  ]);
  expect(send({ chat_id: true, text: 'a' }, undefined)[0]).toMatch(/^body \$\.chat_id: fits no choice/);
});

test('a refusal has its own shape', () => {
  const refusal = {
    ok: false,
    error_code: 429,
    description: 'Too Many Requests',
    parameters: { retry_after: 5 },
  };
  expect(send({}, refusal, 429)).toEqual([]);
  expect(send({}, { ok: false }, 429)).toHaveLength(2);
});

test('a type of several subtypes is any of them', () => {
  expect(checkValue('Member', { title: 'a' })).toEqual([]);
  expect(checkValue('Member', { colour: 'a' })).toHaveLength(1);
});
