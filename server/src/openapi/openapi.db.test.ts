import { readdirSync, readFileSync } from 'node:fs';
import { tokenScopeOf } from '@vitrina/contract/accounts/token-scope.ts';
import { ERRORS } from '@vitrina/contract/errors.ts';
import { WEBHOOK_KINDS, WEBHOOK_TEST } from '@vitrina/contract/notifications/webhooks.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { openPublicDemo } from '../../test/builders/public-demo.ts';
import { EVERY_ROUTE } from '../../test/every-route.ts';
import { urlOf } from '../platform/http/serve.ts';
import { operationIdOf } from './describe-api.ts';
import { refusalsOf } from './refusals-of.ts';
import { SENTENCES } from './sentences.ts';
import { SUMMARIES } from './summaries.ts';

const Response = z.looseObject({
  description: z.string().min(1),
  content: z.record(z.string(), z.unknown()).optional(),
});
const Operation = z.looseObject({
  operationId: z.string().regex(/^[a-zA-Z]+$/),
  summary: z.string().regex(/^[A-Z].*[^.]$/),
  tags: z.array(z.string()).length(1),
  security: z.array(z.looseObject({})),
  responses: z.record(z.string(), z.union([Response, z.strictObject({ $ref: z.string() })])),
});
const Document = z.looseObject({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string(), description: z.string().min(1) })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.unknown()),
    responses: z.record(z.string(), Response),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.literal('http') })),
  }),
});

const known = EVERY_ROUTE.filter(({ access }) => access !== 'operator');
const isOfDemo = ({ path }: Route) => path.startsWith('demo/');
/** A public demo alone has its routes. */
const published = known.filter((route) => !isOfDemo(route));

let app: TestApp;
let document: z.infer<typeof Document>;
let text: string;
beforeAll(async () => {
  app = await startTestApp();
  text = (await app.server.fastify.inject('/api/openapi.json')).body;
  document = Document.parse(JSON.parse(text));
});
afterAll(() => app.close());

const operationOf = (route: (typeof published)[number]) =>
  document.paths[urlOf(route)]?.[route.method.toLowerCase()];

test('every route but those of the office is described, and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    published.map((route) => `${route.method} ${urlOf(route)}`).toSorted(),
  );
  const paths = known.map(({ path }) => path.replace(/^\/+/, ''));
  expect(Object.keys(SUMMARIES).toSorted()).toEqual(paths.toSorted());
  expect(new Set(Object.values(SUMMARIES)).size).toBe(paths.length);
});

test('those of a public demo are described by one', async () => {
  const demo = await openPublicDemo(app);
  const { body } = await demo.server.fastify.inject('/api/openapi.json');
  await demo.close();
  const { paths } = Document.parse(JSON.parse(body));
  const described = known.filter(isOfDemo).map((route) => paths[urlOf(route)]?.[route.method.toLowerCase()]);
  expect(described.map((operation) => operation?.operationId)).toEqual(['demoOpen', 'demoPicture']);
});

test('an operation is named once, belongs to a tag and says who may call it', () => {
  expect(new Set(published.map(operationIdOf)).size).toBe(published.length);
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const route of published) {
    const operation = operationOf(route);
    expect(operation?.operationId).toBe(operationIdOf(route));
    expect(tags).toContain(operation?.tags[0]);
    const scope = tokenScopeOf(route);
    const personal = scope === undefined ? [] : [{ personalToken: [scope] }];
    expect(operation?.security).toEqual(route.access === 'public' ? [] : [{ bearer: [] }, ...personal]);
  }
});

test.each(published)('$path lists each of its refusals under its status', (route) => {
  const responses = operationOf(route)?.responses ?? {};
  for (const key of refusalsOf(route)) {
    const given = responses[String(ERRORS[key].status)];
    const response =
      given && '$ref' in given
        ? document.components.responses[String(given.$ref).replace('#/components/responses/', '')]
        : given;
    expect(response?.description).toContain(`\`${key}\`: ${SENTENCES[key]}`);
    expect(JSON.stringify(response?.content)).toContain(`"#/components/schemas/${key}"`);
  }
  expect(responses['200']).toBeDefined();
});

test('every reference leads to a component, and every component is used', () => {
  const { schemas, responses } = document.components;
  const components = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  const used = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? ''));
  expect([...used].toSorted()).toEqual(components.toSorted());
});

test('the scheme of personal tokens is described, and named by some routes', () => {
  expect(Object.keys(document.components.securitySchemes)).toEqual(['bearer', 'personalToken']);
  expect(text).toContain('{"personalToken":["read"]}');
  expect(text).toContain('{"personalToken":["change"]}');
});

test('each type of webhook message is described with the fields of its event', () => {
  const Webhooks = z.object({
    webhooks: z.record(z.string(), z.object({ post: z.object({ requestBody: z.unknown() }) })),
  });
  const { webhooks } = Webhooks.parse(JSON.parse(text));
  expect(Object.keys(webhooks).toSorted()).toEqual([...WEBHOOK_KINDS, WEBHOOK_TEST].toSorted());
  const bodyOf = (type: string) => JSON.stringify(webhooks[type]?.post.requestBody);
  expect(bodyOf('keyRefused')).toContain('"cabinetName":{"type":"string"}');
  expect(bodyOf('importFailed')).toContain('"importId"');
  expect(bodyOf('importDone')).toContain('"rows"');
  expect(bodyOf('webhook.test')).not.toContain('cabinetName');
  for (const type of Object.keys(webhooks)) expect(bodyOf(type)).toContain('"cabinetId"');
});

test('files are described as files', () => {
  for (const route of published) {
    const operation = JSON.stringify(operationOf(route));
    expect(operation.includes('"multipart/form-data"')).toBe(route.kind === 'upload');
    expect(operation.includes('"*/*":{"schema":{"type":"string","format":"binary"}}')).toBe(
      route.kind === 'download',
    );
  }
});

test('sentences are those that people read', () => {
  const folder = new URL('../../../web/src/locales/en/', import.meta.url);
  const Texts = z.looseObject({ errors: z.record(z.string(), z.record(z.string(), z.unknown())).optional() });
  const shown = new Map<string, unknown>();
  for (const file of readdirSync(folder)) {
    const { errors = {} } = Texts.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    for (const [subject, actions] of Object.entries(errors))
      for (const [action, sentence] of Object.entries(actions)) shown.set(`${subject}.${action}`, sentence);
  }
  for (const [key, sentence] of Object.entries(SENTENCES))
    expect(shown.get(key) ?? shown.get(`${key}_other`), key).toBe(sentence);
});
