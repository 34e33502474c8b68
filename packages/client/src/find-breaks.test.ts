import { describe, expect, it } from 'vitest';
import { findBreaks } from './find-breaks.ts';
import { listPromises } from './list-promises.ts';
import { readPromises, writePromises } from './promises-file.ts';
import type { ApiDocument, Schema } from './schema.ts';

type Parts = { body?: Schema; answer?: Schema; path?: string; scope?: string };

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});

function promisesOf({ body, answer, path = '/api/tag/add', scope = 'read' }: Parts) {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const document: ApiDocument = {
    info: { version: '1' },
    paths: {
      [path]: {
        post: {
          operationId: 'tagAdd',
          security: [{ bearer: [] }, { personalToken: [scope] }],
          ...(body ? { requestBody: { content: json(body) } } : {}),
          responses: { '200': answer ? { content: json(answer) } : {} },
        },
      },
    },
  };
  // Through the file, as the comparison of every day.
  return readPromises(writePromises(listPromises(document)));
}

const breaksBetween = (before: Parts, after: Parts) => findBreaks(promisesOf(before), promisesOf(after));
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };
const words = (...all: string[]) => ({ type: 'string', enum: all });
const kinds = (...all: string[]) => ({
  oneOf: all.map((kind) => object({ kind: { type: 'string', const: kind }, [kind]: text })),
});

describe('an operation', () => {
  it.each<[string, Parts, string[]]>([
    [
      'another path',
      { path: '/api/tags/add' },
      ['tagAdd is POST /api/tags/add read instead of POST /api/tag/add read'],
    ],
    [
      'a wider scope',
      { scope: 'change' },
      ['tagAdd is POST /api/tag/add change instead of POST /api/tag/add read'],
    ],
  ])('with %s is a break', (_name, after, breaks) => {
    expect(breaksBetween({}, after)).toEqual(breaks);
  });

  it('that needs less is none, and one that is gone is named once', () => {
    expect(breaksBetween({ scope: 'change' }, {})).toEqual([]);
    const none = { version: '1', operations: {}, fields: {} };
    expect(findBreaks(promisesOf({ body: object({ name: text }) }), none)).toEqual([
      'tagAdd is gone instead of POST /api/tag/add read',
    ]);
    expect(findBreaks(none, promisesOf({ body: object({ name: text }) }))).toEqual([]);
  });
});

describe('a request', () => {
  const name = (schema: Schema, isOptional = false) => object({ name: schema }, isOptional ? [] : ['name']);

  it.each<[string, Schema, Schema, string]>([
    ['a field is gone', name(text), object({}), 'tagAdd > body.name is gone'],
    ['must be sent', name(text, true), name(text), 'tagAdd > body.name may no longer be left out'],
    ['is new and must be sent', object({}), name(text), 'tagAdd > body.name must be sent now'],
    ['is a date', name(text), name(day), 'tagAdd > body.name no longer takes string'],
    [
      'lacks a word',
      name(words('a', 'b', 'c')),
      name(words('a', 'c')),
      'tagAdd > body.name no longer takes "b"',
    ],
    [
      'takes no null',
      name({ type: ['string', 'null'] }),
      name(text),
      'tagAdd > body.name no longer takes null',
    ],
    ['lacks a kind', kinds('a', 'b'), kinds('a'), 'tagAdd > body(kind="b") is gone'],
    [
      'is shorter',
      name({ ...text, maxLength: 9 }),
      name({ ...text, maxLength: 8 }),
      'tagAdd > body.name has another maxLength: 8 instead of 9',
    ],
    [
      'has a limit',
      name({ type: 'integer' }),
      name({ type: 'integer', minimum: 1 }),
      'tagAdd > body.name has another minimum: 1 instead of undefined',
    ],
    [
      'has another default',
      name({ ...text, default: 'a' }),
      name({ ...text, default: 'b' }),
      'tagAdd > body.name has another default: "b" instead of "a"',
    ],
  ])('that %s is a break', (_name, before, after, sentence) => {
    expect(breaksBetween({ body: before }, { body: after })).toContain(sentence);
  });

  it('that had no body before may have one, unless something must be sent in it', () => {
    expect(breaksBetween({}, { body: name(text, true) })).toEqual([]);
    expect(breaksBetween({}, { body: name(text) })).toEqual(['tagAdd > body.name must be sent now']);
  });

  it.each<[string, Schema, Schema]>([
    ['takes a new field', object({}), name(text, true)],
    ['takes one in a new object', object({}), object({ tag: name(text) }, [])],
    ['takes more words', name(words('a', 'b')), name(words('a', 'b', 'c'))],
    ['takes all words', name(words('a', 'b')), name(text)],
    ['takes fractions', name({ type: 'integer' }), name({ type: 'number' })],
    ['is longer', name({ ...text, maxLength: 8 }), name({ ...text, maxLength: 9 })],
    ['takes another kind', kinds('a'), kinds('b', 'a')],
    ['may be left out', name(text), name({ ...text, default: 'a' }, true)],
  ])('that %s is none', (_name, before, after) => {
    expect(breaksBetween({ body: before }, { body: after })).toEqual([]);
  });
});

describe('an answer', () => {
  const rows = (schema: Schema, required?: string[]) =>
    object({ rows: { type: 'array', items: object({ count: schema }, required) } });

  it.each<[string, Schema, Schema, string]>([
    ['lacks a field', rows(text), object({ rows: { type: 'array' } }), 'tagAdd < body.rows[].count is gone'],
    ['may leave it out', rows(text), rows(text, []), 'tagAdd < body.rows[].count may be left out now'],
    [
      'may be null',
      rows(text),
      rows({ type: ['string', 'null'] }),
      'tagAdd < body.rows[].count may be null now',
    ],
    [
      'has fractions',
      rows({ type: 'integer' }),
      rows({ type: 'number' }),
      'tagAdd < body.rows[].count may be number now',
    ],
    ['is no date', rows(day), rows(text), 'tagAdd < body.rows[].count may be string now'],
  ])('that %s is a break', (_name, before, after, sentence) => {
    expect(breaksBetween({ answer: before }, { answer: after })).toContain(sentence);
  });

  it.each<[string, Schema, Schema]>([
    ['has a new field', object({}), rows(text)],
    ['has another word', rows(words('a', 'b')), rows(words('a', 'b', 'c'))],
    ['is never null', rows({ type: ['string', 'null'] }), rows(text)],
    ['is whole', rows({ type: 'number' }), rows({ type: 'integer' })],
    ['has a limit', rows(text), rows({ ...text, maxLength: 3 })],
  ])('that %s is none', (_name, before, after) => {
    expect(breaksBetween({ answer: before }, { answer: after })).toEqual([]);
  });
});
