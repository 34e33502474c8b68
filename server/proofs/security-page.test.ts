import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const STATUSES = ['met', 'partly', 'deviation', 'not yet', 'operator'];

/** Words in backticks that are paths of this repository. */
const named = [
  ...page.matchAll(/`((?:server|web|packages|scripts|docs|e2e)\/[\w./-]+|package-lock\.json)`/g),
].map(([, file = '']) => file);
const requirements = page
  .slice(page.indexOf('## ASVS 5.0'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const sources = globSync('server/src/**/*.ts', { cwd: root })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('docs/security.md', () => {
  it('names evidence that exists', () => {
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('says of each requirement how it stands and why one may believe it', () => {
    expect(requirements.length).toBeGreaterThan(70);
    for (const [, id, , status = '', evidence = ''] of requirements) {
      expect(STATUSES, id).toContain(status);
      expect(evidence.length, id).toBeGreaterThan(5);
    }
  });

  it('lists every deviation that the table refers to', () => {
    const deviations = page.slice(page.indexOf('## Deviations'), page.indexOf('## Content security policy'));
    const marked = requirements.filter(([, , , status]) => status === 'deviation');
    const first = (id = '') => id.split(/[,-]/)[0]?.split('.').slice(0, 2).join('.') ?? '';
    expect(marked.filter(([, id]) => !deviations.includes(`| ${first(id)}.`)).map(([, id]) => id)).toEqual(
      [],
    );
  });
});

describe('what the page says about the source', () => {
  it('the server starts one command, that of reading an upload, whose words are all its own', () => {
    const file = 'server/src/platform/background/read-in-process.ts';
    expect(filesWith(/child_process/)).toEqual([file]);
    const source = readFileSync(path.join(root, file), 'utf8');
    const [words = ''] = /spawn\([^]*?\n {2}\);/.exec(source) ?? [];
    // What a person sent goes in by the process's input, never by its arguments.
    expect(words.match(/\$\{\w+\}/g)).toEqual(['${seconds}', '${heapMb}']);
    expect(words).not.toMatch(/options|bytes|input/);
  });

  it('nothing turns the check of certificates off', () => {
    expect(filesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
  });
});
