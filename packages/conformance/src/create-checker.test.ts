import { describe, expect, test } from 'vitest';
import { type CheckedExchange, createChecker } from './create-checker.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object, more = {}) => ({ content: { 'application/json': { schema, ...more } } });

const { check, checkValue, operations } = createChecker({
  security: [{ key: [] }],
  paths: {
    '/items': {
      get: {
        parameters: [
          { name: 'limit', in: 'query', required: true, schema: { type: 'integer', maximum: 100 } },
          { name: 'states', in: 'query', explode: false, schema: { type: 'array', items: ref('State') } },
        ],
        responses: { 200: json({ type: 'array', items: ref('Item') }), default: json(ref('Refusal')) },
      },
      post: {
        parameters: [{ name: 'Idempotence-Key', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, ...json(ref('Item')) },
        responses: { 200: json(ref('Item')), 400: json(ref('Refusal')), 429: {} },
      },
    },
    '/items/{id}': {
      get: {
        security: [],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: json(ref('Pay'), { 'x-example-contradicts-schema': NOTES() }) },
      },
    },
    '/items/first': { get: { responses: { 200: { content: { 'text/csv': {} } } } } },
    '/forms': {
      post: {
        requestBody: { content: { 'application/x-www-form-urlencoded': { schema: ref('Item') } } },
        responses: { 200: {} },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Api-Key' } },
    schemas: {
      State: { type: 'string', enum: ['on', 'off'] },
      Refusal: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
      Named: { type: 'object', properties: { name: { type: 'string', nullable: true } } },
      Item: {
        allOf: [
          ref('Named'),
          {
            type: 'object',
            required: ['sku'],
            properties: {
              sku: { type: 'integer', format: 'int64' },
              count: { type: 'integer' },
              title: { type: 'string', format: 'int64', example: 'shoes' },
              state: ref('State'),
              at: { type: 'string', format: 'date-time' },
              limit: {
                oneOf: [
                  { type: 'integer', maximum: 30 },
                  { type: 'integer', maximum: 100 },
                ],
              },
              owner: { nullable: true, allOf: [ref('Named'), { description: 'who owns it' }] },
              extra: { type: 'object', additionalProperties: { type: 'string' } },
              free: { type: 'object' },
            },
          },
        ],
      },
      Pay: {
        oneOf: [ref('Card'), ref('Cash')],
        discriminator: { propertyName: 'kind' },
      },
      Way: {
        type: 'object',
        properties: { kind: { type: 'string' }, code: { type: 'integer' } },
        discriminator: {
          propertyName: 'kind',
          mapping: { card: '#/components/schemas/Card', cash: '#/components/schemas/Cash' },
        },
      },
      Card: { allOf: [ref('Way'), { properties: { last4: { type: 'string' } } }] },
      Cash: { allOf: [ref('Way'), { properties: { coins: { type: 'integer' } }, required: ['coins'] }] },
    },
  },
});

function NOTES() {
  return ["code: 'X' is not of type 'integer'"];
}

const headers = { 'Api-Key': 'k', 'idempotence-key': '1' };
const post = (requestBody: unknown, more: Partial<CheckedExchange> = {}) =>
  check({ method: 'POST', path: '/items', headers, requestBody, status: 200, ...more });
const answered = (answerBody: unknown, more: Partial<CheckedExchange> = {}) =>
  check({ method: 'GET', path: '/items?limit=1', status: 200, answerBody, ...more });

describe('a request', () => {
  test('that conforms', () => {
    expect(
      post({
        sku: '123',
        title: 'shoes',
        name: null,
        at: '2026-11-21T09:00:00',
        limit: 20,
        extra: { any: 'x' },
      }),
    ).toEqual([]);
    expect(post('{"sku":5,"owner":null,"free":{"any":1}}')).toEqual([]);
  });

  test.each([
    ['an unknown field', { sku: 1, colour: 'red' }, '$.colour: not in the contract'],
    ['an unknown field deep inside', { sku: 1, owner: { nick: 'a' } }, '$.owner.nick: not in the contract'],
    ['a missing field', { name: 'a' }, '$.sku: missing'],
    ['a wrong kind', { sku: 1, count: '7' }, '$.count: "7" is not integer'],
    ['long numbers that are no digits', { sku: 'abc' }, '$.sku: "abc" must match pattern "^-?\\d+$"'],
    ['a word outside an enum', { sku: 1, state: 'broken' }, '$.state: "broken" is none of on or off'],
    ['no date', { sku: 1, at: 'yesterday' }, '$.at: "yesterday" must match format "date-time"'],
    [
      'what fits no choice',
      { sku: 1, limit: 1000 },
      '$.limit: fits no choice of the contract ($.limit: 1000 must be <= 30)',
    ],
    ['a value of a map', { sku: 1, extra: { any: 2 } }, '$.extra.any: 2 is not string'],
  ])('%s', (_name, body, difference) => {
    expect(post(body)).toEqual([`body ${difference}`]);
  });

  test.each([
    ['no body', {}, 'body: missing', undefined],
    ['no JSON', {}, 'body: not JSON', '{'],
    [
      'another content type',
      { headers: { ...headers, 'content-type': 'text/xml' } },
      'body: content type text/xml is none of application/json',
      '<a/>',
    ],
    ['no credentials', { headers: { 'idempotence-key': '1' } }, 'header Api-Key: missing', { sku: 1 }],
    ['no required header', { headers: { 'api-key': 'k' } }, 'header Idempotence-Key: missing', { sku: 1 }],
  ])('%s', (_name, more, difference, body) => {
    expect(post(body, more)).toEqual([difference]);
  });

  test('that was refused is not checked', () => {
    expect(post({ nonsense: 1 }, { status: 400, answerBody: { message: 'no' } })).toEqual([]);
  });

  test('its query', () => {
    expect(answered([], { query: { states: 'on,off' } })).toEqual([]);
    expect(answered([], { path: '/items' })).toEqual(['query limit: missing']);
    expect(answered([], { path: '/items?limit=500&page=2' })).toEqual([
      'query limit $: 500 must be <= 100',
      'query page: not in the contract',
    ]);
    expect(answered([], { query: new URLSearchParams({ states: 'on,red' }) })).toEqual([
      'query states $[1]: "red" is none of on or off',
    ]);
  });

  test('its path', () => {
    expect(check({ method: 'GET', path: '/items/7', status: 200 })).toEqual([]);
    expect(check({ method: 'GET', path: '/items/seven', status: 200 })).toEqual([
      'path id $: "seven" is not integer',
    ]);
    expect(check({ method: 'PUT', path: '/items', status: 200 })).toEqual([
      'PUT /items: not in the contract',
    ]);
  });

  test('a form, whose texts stand for other kinds', () => {
    const send = (requestBody: string) =>
      check({ method: 'POST', path: '/forms', headers: { ...headers }, requestBody, status: 200 });
    expect(send('sku=5&count=2&owner={"name":"a"}')).toEqual([]);
    expect(send('sku=5&count=many')).toEqual(['body $.count: "many" is not integer']);
  });

  test('a body where the contract has none', () => {
    const ask = (requestBody: unknown) =>
      check({ method: 'GET', path: '/items/7', requestBody, status: 200 });
    expect(ask({})).toEqual([]);
    expect(ask({ a: 1 })).toEqual(['body: not in the contract']);
  });
});

describe('an answer', () => {
  test('is checked by its status, or by the default', () => {
    expect(answered([{ sku: 1 }])).toEqual([]);
    expect(answered([{ sku: 1 }, { colour: 1 }])).toEqual([
      'answer 200 $[1].sku: missing',
      'answer 200 $[1].colour: not in the contract',
    ]);
    expect(answered({ message: 1 }, { status: 503 })).toEqual(['answer 503 $.message: 1 is not string']);
    expect(post({ sku: 1 }, { status: 404 })).toEqual(['answer: status 404 is not in the contract']);
  });

  test('has a body where one is promised, and only there', () => {
    expect(answered('')).toEqual(['answer 200: no body']);
    expect(post({}, { status: 429, answerBody: { a: 1 } })).toEqual([
      'answer 429: the contract has no body here',
    ]);
    expect(answered(undefined)).toEqual([]);
  });

  test('has the content type of the contract', () => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    expect(answered('<p>', { answerHeaders: html })).toEqual([
      'answer 200: content type text/html; charset=utf-8 is none of application/json',
    ]);
    const first = { method: 'GET', path: '/items/first', headers, status: 200, answerBody: 'a;b' };
    expect(check({ ...first, answerHeaders: { 'content-type': 'text/csv' } })).toEqual([]);
  });

  test('is checked by the branch that its discriminator means', () => {
    const pay = (answerBody: object) => check({ method: 'GET', path: '/items/7', status: 200, answerBody });
    expect(pay({ kind: 'cash', coins: 3 })).toEqual([]);
    expect(pay({ kind: 'card', last4: 4 })).toEqual(['answer 200 $.last4: 4 is not string']);
    expect(pay({ kind: 'card', coins: 3 })).toEqual(['answer 200 $.coins: not in the contract']);
    expect(pay({ kind: 'gold' })).toContain('answer 200 $.kind: "gold" is none of card or cash');
  });

  test('may be of either kind where the example contradicts the schema', () => {
    const pay = (code: unknown) =>
      check({ method: 'GET', path: '/items/7', status: 200, answerBody: { kind: 'card', code } });
    expect(pay('RESOURCE_EXHAUSTED')).toEqual([]);
  });
});

describe('a value by the name of its schema', () => {
  test('a base with a discriminator means its branches', () => {
    expect(checkValue('Way', { kind: 'cash', coins: 1 })).toEqual([]);
    expect(checkValue('Way', { kind: 'cash' })).toEqual(['$.coins: missing']);
    expect(checkValue('Nowhere', {})).toEqual(['schema Nowhere: not in the contract']);
  });
});

test('operations are listed', () => {
  expect(operations).toContainEqual({ method: 'GET', path: '/items/{id}' });
  expect(operations).toHaveLength(5);
});
