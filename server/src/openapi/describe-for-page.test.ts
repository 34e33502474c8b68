import { expect, test } from 'vitest';
import { describeForPage } from './describe-for-page.ts';

const shown = (schema: object) => {
  const { components } = describeForPage({ openapi: '3.1.0', components: { schema } });
  return (components as { schema: unknown }).schema;
};

test('the page is given another version of the same', () => {
  expect(describeForPage({ openapi: '3.1.0', info: { title: 'Vitrina' } })).toEqual({
    openapi: '3.0.3',
    info: { title: 'Vitrina' },
  });
});

test.each([
  ['a number or nothing', { type: ['number', 'null'] }, { type: 'number', nullable: true }],
  [
    'an object or nothing',
    { anyOf: [{ type: 'object', properties: { a: { const: 'one' } } }, { type: 'null' }] },
    { allOf: [{ type: 'object', properties: { a: { enum: ['one'] } } }], nullable: true },
  ],
  [
    'one of two or nothing',
    { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'null' }] },
    { anyOf: [{ type: 'string' }, { type: 'number' }], nullable: true },
  ],
  [
    'more than nothing',
    { type: 'integer', exclusiveMinimum: 0 },
    { type: 'integer', minimum: 0, exclusiveMinimum: true },
  ],
  ['an example', { type: 'string', examples: ['чайник', 'термос'] }, { type: 'string', example: 'чайник' }],
  [
    'a pair',
    { type: 'array', prefixItems: [{ type: 'number' }, { type: ['string', 'null'] }] },
    { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'string', nullable: true }] } },
  ],
])('%s', (_what, schema, expected) => {
  expect(shown(schema)).toEqual(expected);
});

test('fields whose names are words of a schema, and examples, stay as they are', () => {
  const schema = {
    properties: { type: { type: 'string' }, const: { type: 'string' }, examples: { type: 'array' } },
    examples: { one: { value: { type: ['number', 'null'], const: 1 } } },
  };
  expect(shown(schema)).toEqual(schema);
});
