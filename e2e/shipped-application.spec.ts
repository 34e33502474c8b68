import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packWeb } from '../scripts/start/build-web.ts';
import { buildStack } from '../scripts/start/stack.ts';
import { stack } from './stack.ts';

describe('the shipped application', () => {
  it('is served with a content security policy', async () => {
    const { headers } = await fetch(stack().url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is served compressed once its files are, while it runs', { timeout: 120_000 }, async () => {
    await packWeb(buildStack(stack().data, () => undefined));
    const page = await (await fetch(stack().url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
    const { headers } = await fetch(`${stack().url}${script}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('has no page of the development interface in it', async () => {
    const assets = await readdir(path.join(import.meta.dirname, '../web/dist/assets'));
    expect(assets.length).toBeGreaterThan(50);
    expect(assets.filter((file) => file.startsWith('dev-'))).toEqual([]);
  });
});
