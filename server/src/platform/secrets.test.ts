import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecrets, type Secrets, seal, unseal } from './secrets.ts';

let folder: string;
let secrets: Secrets;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-secrets-'));
  secrets = await loadSecrets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('loadSecrets', () => {
  it('keeps the keys readable by the owner alone and answers the same ones again', async () => {
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await loadSecrets(folder)).toEqual(secrets);
  });
});

describe('seal', () => {
  it('opens in its own place only', () => {
    const sealed = seal(secrets, 'cabinets|1|api_key', 'секрет');
    expect(unseal(secrets, 'cabinets|1|api_key', sealed)).toBe('секрет');
    expect(() => unseal(secrets, 'cabinets|2|api_key', sealed)).toThrow();
  });

  it('opens after the installation has got a newer key', () => {
    const sealed = seal(secrets, 'p', 'x');
    const rotated = {
      ...secrets,
      wrappingKeys: [{ kid: 'k2', key: new Uint8Array(32).fill(7) }, ...secrets.wrappingKeys],
    };
    expect(unseal(rotated, 'p', sealed)).toBe('x');
    expect(seal(rotated, 'p', 'x').split('.')[1]).toBe('k2');
  });

  it('no flipped bit goes unnoticed', () => {
    const sealed = seal(secrets, 'p', 'value');
    const [version, kid, wrapped = '', body = ''] = sealed.split('.');
    for (const [index, part] of [wrapped, body].entries()) {
      const bytes = Buffer.from(part, 'base64url');
      for (let bit = 0; bit < bytes.length * 8; bit += 3) {
        const changed = Buffer.from(bytes);
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        const text = changed.toString('base64url');
        const forged = [version, kid, index === 0 ? text : wrapped, index === 1 ? text : body].join('.');
        expect(() => unseal(secrets, 'p', forged)).toThrow();
      }
    }
  });
});
