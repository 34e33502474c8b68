import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPersonalToken } from '@vitrina/contract/accounts/personal-tokens.ts';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBreaks } from '../../../packages/client/src/find-breaks.ts';
import { generateTypes } from '../../../packages/client/src/generate-types.ts';
import { lintDocument } from '../../../packages/client/src/lint-document.ts';
import { listPromises } from '../../../packages/client/src/list-promises.ts';
import { readPromises, writePromises } from '../../../packages/client/src/promises-file.ts';
import type { ApiDocument } from '../../../packages/client/src/schema.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { makeCabinet } from '../builders/factories.ts';
import { trackQueries } from '../builders/tracked.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, '.cache/api-client');
const PAGE = path.join(ROOT, 'docs/how-to/call-the-api.md');
const COMPILER = path.join(ROOT, 'node_modules/.bin/tsc');
const FLAGS = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions'];
const MODULES = ['--target', 'es2024', '--module', 'nodenext', '--types', 'node'];

let app: TestApp;
let url: string;
let text: string;
let document: ApiDocument;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.server.fastify.listen({ port: 0, host: '127.0.0.1' });
  text = (await app.server.fastify.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as ApiDocument;
});
afterAll(() => app.close());

describe('the description of the API', () => {
  test('has nothing that the linter objects to', async () => {
    expect(await lintDocument(text)).toEqual([]);
    const doubled = text.replace('"operationId":"userLogin"', '"operationId":"userRegister"');
    expect(await lintDocument(doubled)).toContainEqual(
      expect.stringContaining('operation-operationId-unique'),
    );
  });

  test('breaks nothing that programs rely on', async () => {
    const file = path.join(import.meta.dirname, 'promises.txt');
    const before = readPromises(await readFile(file, 'utf8'));
    const after = listPromises(document);
    if (before.version === after.version) expect(findBreaks(before, after)).toEqual([]);
    await expect(writePromises(after)).toMatchFileSnapshot(file);
  });
});

describe('a client that is generated from it', () => {
  const program = path.join(FOLDER, 'program.ts');
  const compile = () => run(COMPILER, [...FLAGS, ...MODULES, program], { cwd: FOLDER });
  let source = '';
  beforeAll(async () => {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    await writeFile(path.join(FOLDER, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(FOLDER, 'vitrina.ts'), await generateTypes(document));
    source = /^```ts\n(.*?)^```$/ms.exec(await readFile(PAGE, 'utf8'))?.[1] ?? '';
  });

  test('compiles the program of the documentation, and none with a field that is not there', async () => {
    await writeFile(program, source);
    await compile();
    await writeFile(program, source.replace('entry.averagePlace', 'entry.medianPlace'));
    await expect(compile()).rejects.toThrow(
      expect.objectContaining({ stdout: expect.stringContaining("'medianPlace' does not exist") }),
    );
  });

  test('reads, changes and is refused as its token says', async () => {
    await writeFile(program, source);
    const cabinet = await makeCabinet(app, { name: 'Лавка' });
    await trackQueries(app, cabinet.id, { sku: 501, cityId: 1, queries: ['чайник'] });
    const start = async (scope: 'read' | 'change') => {
      const order = { name: scope, scope, days: 7 as const, cabinetIds: [cabinet.id] };
      const { secret } = await app.call(createPersonalToken, order, cabinet.owner.token);
      const env = { ...process.env, VITRINA_URL: url, VITRINA_TOKEN: secret };
      return (await run(process.execPath, [program], { env })).stdout;
    };
    const line = expect.stringMatching(/^Лавка: Товар 501 in .+, place unknown$/m);
    expect(await start('read')).toEqual(line);
    expect(await start('read')).toContain('Лавка: token.notPermitted');
    expect(await start('change')).not.toContain('token.notPermitted');
    expect(await start('change')).toContain('Лавка: tag.exists');
    const { tags } = await app.call(getCabinetProductTags, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(tags).toMatchObject([{ name: 'reported', color: '#2f9e44' }]);
  });
});
