import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { house } from './house.ts';

describe('the shipped application', () => {
  it('has a policy', async () => {
    const { headers } = await fetch(house().url);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('comes packed', async () => {
    const page = await (await fetch(house().url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script';
    const { headers } = await fetch(`${house().url}${script}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('has no page of the workshop in it', async () => {
    const assets = await readdir(path.join(import.meta.dirname, '../web/dist/assets'));
    expect(assets.length).toBeGreaterThan(50);
    expect(assets.filter((file) => file.startsWith('dev-'))).toEqual([]);
  });
});
