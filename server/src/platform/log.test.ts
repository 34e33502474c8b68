import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('an error keeps its stack and its cause, and not the row that an engine refused', () => {
  const script = `
    const { createLog } = await import(${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))});
    const error = new Error('duplicate key', { cause: new Error('the first reason') });
    Object.assign(error, { code: '23505', detail: 'Key (email)=(ann@example.com) already exists.' });
    createLog('info').warn({ err: error }, 'job run failed');`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  const line = JSON.parse(stdout);
  expect(line.err).toMatchObject({ type: 'Error', code: '23505' });
  expect(line.err.stack).toMatch(/duplicate key[\s\S]*the first reason/);
  expect(stdout).not.toContain('ann@example.com');
});
