import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createCoverage } from './coverage.ts';
import { createChecker } from './create-checker.ts';

const answer = { 200: { content: { 'application/json': { schema: { type: 'integer' } } } }, 400: {} };
const contract = {
  name: 'wb-general' as const,
  ...createChecker({
    paths: { '/a': { get: { responses: answer } }, '/b/{id}': { get: { responses: answer } } },
  }),
};
const get = (where: string, answerBody?: unknown, status = 200) => ({
  method: 'GET',
  path: where,
  status,
  answerBody,
});

afterEach(() => vi.unstubAllEnvs());

test('an operation is covered by a good answer without differences', () => {
  const coverage = createCoverage(contract, 'sandbox');
  expect(coverage.missing()).toEqual(['GET /a', 'GET /b/{id}']);
  expect(coverage.check(get('/a', 'text'))).toHaveLength(1);
  coverage.check(get('/b/7', undefined, 400));
  expect(coverage.missing()).toEqual(['GET /a', 'GET /b/{id}']);
  coverage.check(get('/b/7', 1));
  expect(coverage.missing()).toEqual(['GET /a']);
  expect(coverage.missing(['GET /b/{id}'])).toEqual([]);
});

test('reports each exchange to the table that is being made', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'conformance-')), 'told');
  vi.stubEnv('VITRINA_CONFORMANCE', file);
  const coverage = createCoverage(contract, 'client');
  coverage.check(get('/a', 1));
  coverage.check(get('/nowhere', 1));
  const declared = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(declared).toEqual([
    { contract: 'wb-general', side: 'client', operation: 'GET /a', status: 200, differences: [] },
    expect.objectContaining({ differences: ['GET /nowhere: not in the contract'] }),
  ]);
});
