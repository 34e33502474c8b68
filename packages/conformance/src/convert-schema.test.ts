import { describe, expect, test } from 'vitest';
import { createSchemaConverter } from './convert-schema.ts';

const { convertValue } = createSchemaConverter({
  components: {
    schemas: {
      Named: { type: 'object', properties: { name: { type: 'string' } } },
      Free: { type: 'object', additionalProperties: true, properties: { id: { type: 'integer' } } },
      Loop: { type: 'object', properties: { next: { $ref: '#/components/schemas/Loop' } } },
    },
  },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const within = (name: string) => ({ $ref: `contract#/$defs/${name}` });

describe('a schema of a contract as JSON Schema', () => {
  test.each([
    ['what lists its fields is closed', ref('Named'), { ...within('Named'), unevaluatedProperties: false }],
    ['what says that it is open stays open', ref('Free'), within('Free')],
    ['an object without fields is open', { type: 'object' }, { type: 'object' }],
    [
      'parts of one object are closed around, not each for itself',
      { allOf: [ref('Named'), { properties: { id: { type: 'integer' } } }] },
      {
        allOf: [within('Named'), { properties: { id: { type: 'integer' } } }],
        unevaluatedProperties: false,
      },
    ],
    [
      'a described reference is the reference',
      { allOf: [ref('Named'), { description: 'the owner' }], description: 'who' },
      { ...within('Named'), unevaluatedProperties: false },
    ],
    [
      'nothing may stand for a nullable value',
      { type: 'string', nullable: true, enum: ['a'] },
      { if: { type: 'null' }, else: { type: 'string', enum: ['a'] } },
    ],
    ['several kinds of the newer dialect', { type: ['string', 'integer'] }, { type: ['string', 'integer'] }],
    [
      'a choice is any of its branches',
      { oneOf: [{ type: 'string' }] },
      { allOf: [{ anyOf: [{ type: 'string' }] }] },
    ],
    ['formats that nobody keeps are dropped', { type: 'string', format: 'binary' }, { type: 'string' }],
    ['formats in capitals', { type: 'string', format: 'UUID' }, { type: 'string', format: 'uuid' }],
    [
      'flags that only other languages know',
      { type: 'string', pattern: '(?s).{1,9}' },
      { type: 'string', pattern: '(?s:.{1,9})' },
    ],
    ['`required` on a field is no list', { type: 'string', required: true }, { type: 'string' }],
    ['a type that no dialect knows says nothing', { type: 'file' }, {}],
  ])('%s', (_name, schema, expected) => {
    expect(convertValue(schema)).toEqual(expected);
  });

  test.each(['integer', 'string', 'number'])(
    'a long number given as %s comes as a number or as digits',
    (type) => {
      expect(convertValue({ type, format: 'int64' })).toEqual({
        type: [type === 'string' ? 'integer' : type, 'string'],
        pattern: '^-?\\d+$',
      });
    },
  );

  test('a schema that contains itself', () => {
    expect(convertValue(ref('Loop'))).toEqual({ ...within('Loop'), unevaluatedProperties: false });
  });
});
