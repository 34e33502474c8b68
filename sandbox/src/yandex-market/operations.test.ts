import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { OPERATIONS, type Operation } from './operations.ts';

const FILE = new URL('../../../../shared/contracts/yandex-market/openapi.min.json', import.meta.url);

const Limit = z.object({
  amount: z.number(),
  period: z.enum(['minutes', 'hours']),
  'period-duration': z.number(),
});
const Described = z.object({
  operationId: z.string(),
  'x-auth-scopes': z.array(z.string()),
  'x-resource-limit-config': z.object({ path: z.string(), none: Limit, medium: Limit }),
});
const Contract = z.object({ paths: z.record(z.string(), z.record(z.string(), Described)) });

const UNIT_MS = { minutes: 60_000, hours: 3_600_000 };
const limitOf = (limit: z.infer<typeof Limit>) => ({
  amount: limit.amount,
  perMs: limit['period-duration'] * UNIT_MS[limit.period],
});
const scopeOf = (text: string) => text.toUpperCase().replaceAll(/[-:]/g, '_');
// Methods that every key may use list all there are.
const ALL_SCOPES = 14;

describe.skipIf(!existsSync(FILE))('operations as data (skipped without ../shared/contracts)', () => {
  const { paths } = existsSync(FILE) ? Contract.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : { paths: {} };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  test('the same ones', () => {
    const names = described.map(({ operation }) => operation.operationId);
    expect(Object.keys(OPERATIONS).toSorted()).toEqual(names.toSorted());
  });

  test.each(described)('$operation.operationId', ({ path, method, operation }) => {
    const own: Operation | undefined = Object.entries(OPERATIONS).find(
      ([name]) => name === operation.operationId,
    )?.[1];
    const config = operation['x-resource-limit-config'];
    expect([own?.method, own?.path]).toEqual([method.toUpperCase(), path]);
    expect(own?.limits).toEqual({ none: limitOf(config.none), medium: limitOf(config.medium) });
    expect(own?.counted === undefined ? 'resp' : `resp.${own.counted}`).toBe(config.path);
    const scopes = operation['x-auth-scopes'].map(scopeOf);
    const listed = own?.scopes && ['ALL_METHODS', 'ALL_METHODS_READ_ONLY', ...own.scopes];
    if (scopes.length === ALL_SCOPES) expect(own?.scopes).toBeUndefined();
    else expect(listed?.toSorted()).toEqual(scopes.toSorted());
  });
});
