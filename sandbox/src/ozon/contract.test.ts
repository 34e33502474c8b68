import { existsSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { askSeller, openSandbox } from '../test/small-sandbox.ts';

const FILE = new URL('../../../../shared/contracts/ozon/ozon-seller.min.json', import.meta.url);

const Schema = z.looseObject({
  $ref: z.string().optional(),
  type: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get items() {
    return Schema.optional();
  },
});
type Schema = z.infer<typeof Schema>;
const Answers = z.object({
  post: z.object({
    responses: z.record(
      z.string(),
      z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }) }) }),
    ),
  }),
});
const Contract = z.object({
  paths: z.record(z.string(), Answers),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});
type Contract = z.infer<typeof Contract>;

// int64 comes as a number or as digits whatever the schema says: the contract's own examples do so.
const KINDS: Record<string, (value: unknown, schema: Schema) => boolean> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value, { format }) =>
    typeof value === 'string' && (format !== 'date-time' || !Number.isNaN(Date.parse(value))),
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value, { format }) =>
    Number.isInteger(value) || (format === 'int64' && typeof value === 'string' && /^\d+$/.test(value)),
};

/** Where an answer differs from the contract: wrong kinds, unknown fields, values outside an enum. */
function listDifferences({ components }: Contract, schema: Schema, value: unknown, path = '$'): string[] {
  const named = schema.$ref?.split('/').at(-1);
  const {
    type = 'object',
    properties = {},
    items,
    ...rest
  } = named ? (components.schemas[named] ?? {}) : schema;
  if (!KINDS[type]?.(value, rest)) return [`${path}: ${JSON.stringify(value)} is not ${type}`];
  if (rest.enum && !rest.enum.includes(value)) return [`${path}: ${String(value)} is not in the enum`];
  if (Array.isArray(value) && items) {
    return value.flatMap((item, index) =>
      listDifferences({ components, paths: {} }, items, item, `${path}[${index}]`),
    );
  }
  if (type !== 'object') return [];
  return Object.entries(z.record(z.string(), z.unknown()).parse(value)).flatMap(([name, field]) => {
    const known = properties[name];
    return known
      ? listDifferences({ components, paths: {} }, known, field, `${path}.${name}`)
      : [`${path}.${name}: not in the contract`];
  });
}

const isMissing = !existsSync(FILE);
describe.skipIf(isMissing)('answers by the contract (skipped without ../shared/contracts)', () => {
  let app: FastifyInstance;
  let contract: Contract;
  let skus: string[];

  beforeAll(async () => {
    contract = Contract.parse(JSON.parse(readFileSync(FILE, 'utf8')));
    app = openSandbox();
    const body = (await askSeller(app, '/v4/product/info/attributes', { limit: 50 })).json<
      Record<string, unknown>
    >();
    skus = z
      .array(z.object({ sku: z.string() }))
      .parse(body.result)
      .map(({ sku }) => sku);
  });
  afterAll(() => app.close());

  const period = { date_from: '2026-11-12T00:00:00Z', date_to: '2026-11-18T00:00:00Z' };
  const window = { limit: '50', offset: '0' };
  test.each([
    ['/v1/roles', () => ({})],
    ['/v1/seller/info', () => ({})],
    ['/v3/product/list', () => ({ limit: 100 })],
    ['/v3/product/info/list', () => ({ sku: skus })],
    ['/v4/product/info/attributes', () => ({ limit: 100 })],
    ['/v1/analytics/product-queries', () => ({ ...period, skus, page_size: 100 })],
    ['/v1/analytics/product-queries/details', () => ({ ...period, skus, page_size: 100, limit_by_sku: 15 })],
    ['/v1/search-queries/top', () => window],
    ['/v1/search-queries/text', () => ({ ...window, text: 'а' })],
  ])('%s', async (method, body) => {
    const answer = await askSeller(app, method, body(), 'premium-pro');
    expect(answer.statusCode).toBe(200);
    const schema = contract.paths[method]?.post.responses['200']?.content['application/json'].schema;
    expect(listDifferences(contract, schema ?? {}, answer.json<unknown>())).toEqual([]);
  });

  test('a refusal', async () => {
    const answer = await askSeller(app, '/v3/product/list', {}, 'expired');
    const status = contract.components.schemas.rpcStatus;
    expect(listDifferences(contract, status ?? {}, answer.json<unknown>())).toEqual([]);
  });
});
