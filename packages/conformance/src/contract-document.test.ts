import { expect, test } from 'vitest';
import { dereference, listDiscriminatedSchemas, listOperations } from './contract-document.ts';

const document = {
  security: [{ bearer: [] }, { key: [] }],
  paths: {
    '/items/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }],
      servers: [{ url: 'https://a' }],
      get: {
        parameters: [{ name: 'tags', in: 'query', explode: false, schema: { type: 'array' } }],
        responses: { 200: { $ref: '#/components/responses/Good' }, default: {} },
      },
      post: { security: [], requestBody: { $ref: '#/components/requestBodies/Some' }, responses: {} },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http' }, key: { type: 'apiKey', in: 'header', name: 'Api-Key' } },
    parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    responses: { Good: { description: 'good' } },
    requestBodies: { Some: { required: true, content: { 'application/json': {} } } },
    schemas: {
      'a/b': { type: 'string' },
      Base: { discriminator: { mapping: { x: '#/components/schemas/X', y: '#/components/schemas/X' } } },
      Loop: { $ref: '#/components/schemas/Base' },
    },
  },
};

test('operations are read with what they share, and nothing else of a path is one', () => {
  const [get, post] = listOperations(document);
  expect(get).toMatchObject({
    method: 'GET',
    credentials: [['authorization'], ['Api-Key']],
    body: undefined,
    parameters: [
      { name: 'id', place: 'path', required: true, isOneText: false },
      { name: 'tags', place: 'query', required: false, isOneText: true },
    ],
  });
  expect([...(get?.answers ?? [])]).toEqual([
    ['200', { description: 'good' }],
    ['default', {}],
  ]);
  expect(post).toMatchObject({ method: 'POST', credentials: [], body: { required: true } });
  expect(listOperations(document)).toHaveLength(2);
});

test('references are followed to their end, those to nowhere promise nothing', () => {
  expect(dereference(document, { $ref: '#/components/schemas/a~1b' })).toEqual({ type: 'string' });
  expect(dereference(document, { $ref: '#/components/schemas/Loop' })).toHaveProperty('discriminator');
  expect(dereference(document, { $ref: '#/components/schemas/Nowhere' })).toEqual({});
});

test('words of a discriminator are gathered for the schema that they mean', () => {
  expect([...listDiscriminatedSchemas(document)]).toEqual([['X', ['x', 'y']]]);
});
