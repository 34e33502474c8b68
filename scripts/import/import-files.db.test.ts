import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/test/app.ts';
import { importFiles } from './import-files.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-import-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function run(...names: string[]) {
  const [log, errors]: [string[], string[]] = [[], []];
  const terminal = { log: (text: string) => log.push(text), error: (text: string) => errors.push(text) };
  const areStored = await importFiles(
    names.map((name) => path.join(folder, name)),
    { context: app.context, owner: { cabinetId: null, marketplace: 'ozon' }, answers: { day: '2026-02-28' } },
    terminal,
  );
  return { areStored, log: log.join(''), errors: errors.join('') };
}

test('the terminal goes on after a file that is refused and one that is not there', async () => {
  await writeFile(path.join(folder, 'photos.csv'), new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  await writeFile(path.join(folder, 'good.csv'), 'запрос;частота\nмангал;5');
  const { areStored, log, errors } = await run('photos.csv', 'missing.csv', 'good.csv');
  expect(errors).toContain('photos.csv was not taken.');
  expect(errors).toContain(`There is no file ${path.join(folder, 'missing.csv')}.`);
  expect(log).toMatch(/good\.csv[^]*rows stored +1/);
  expect(areStored).toBe(false);
});

test('the terminal says of files that are all stored that they are', async () => {
  await writeFile(path.join(folder, 'other.csv'), 'запрос;частота\nгриль;5');
  expect(await run('other.csv')).toMatchObject({ areStored: true, errors: '' });
});
