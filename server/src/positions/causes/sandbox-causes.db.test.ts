import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { runCauseCases } from '../../../test/builders/cause-cases.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 60_000 });
  app = await startTestApp({ env: sandbox.env });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

test('of what the sandbox did to cards, at least four of five are named by the pages that were read', async () => {
  const cases = await runCauseCases({ app, sandbox, shelves: 9, rounds: 6, seed: 1 });
  expect(cases.length).toBeGreaterThanOrEqual(40);
  const wrong = cases.filter(({ explained, expected }) => explained !== expected);
  const list = wrong.map(({ kind, explained }) => `${kind}: ${explained}`);
  expect(wrong.length / cases.length, list.join(', ')).toBeLessThanOrEqual(0.2);
  for (const { answer } of cases) {
    if (answer.explanation === null) continue;
    const { shares, unexplained, placeBefore, placeAfter } = answer.explanation;
    expect(shares.reduce((sum, { places }) => sum + places, unexplained)).toBe(placeAfter - placeBefore);
  }
}, 180_000);
