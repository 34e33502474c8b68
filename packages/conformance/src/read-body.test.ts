import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

const schema = { type: 'object' };
const media = { schema };
const several = { 'text/csv': {}, 'application/problem+json': media, 'multipart/form-data': media };

test.each([
  ['a value', { 'application/json': media }, { a: 1 }, undefined, { value: { a: 1 }, schema }],
  [
    'a text of JSON',
    { 'application/json': media },
    '{"a":1}',
    'application/json; charset=utf-8',
    { value: { a: 1 } },
  ],
  [
    'a plain text where a text is promised',
    { 'application/json': { schema: { type: 'string' } } },
    'oops',
    undefined,
    { value: 'oops' },
  ],
  [
    'a form',
    { 'application/x-www-form-urlencoded': media },
    'a=1&b=x',
    undefined,
    { value: { a: '1', b: 'x' }, isForm: true },
  ],
  ['the type that was told', several, 'a;b', 'text/csv', { value: 'a;b', schema: undefined }],
  ['a type in other letters', several, '{}', 'Application/Problem+JSON', { value: {}, schema }],
  [
    'bytes of a form are not looked into',
    several,
    new Uint8Array([1]),
    'multipart/form-data',
    { schema: undefined },
  ],
  ['what is no JSON', { 'application/json': media }, '<html>', undefined, { difference: 'not JSON' }],
  [
    'another type',
    several,
    'x',
    'text/html',
    {
      difference: 'content type text/html is none of text/csv, application/problem+json, multipart/form-data',
    },
  ],
])('%s', (_name, content, body, contentType, expected) => {
  expect(readBody(body, content, contentType)).toMatchObject(expected);
});
