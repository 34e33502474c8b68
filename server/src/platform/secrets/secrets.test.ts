import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKey, readSecretsFile, writeSecretsFile } from './key-file.ts';
import { changeTokenKey, prepareKey } from './rotation.ts';
import { kidOf, loadSecrets, rewrap, type Secrets, seal, unseal } from './secrets.ts';

let folder: string;
let secrets: Secrets;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-secrets-'));
  secrets = await loadSecrets(folder);
});
afterEach(() => rm(folder, { recursive: true }));

/** Another key seals from now on, as a rotation leaves it in the file. */
function activate(kid: string): void {
  const content = readSecretsFile(folder);
  writeSecretsFile(folder, {
    ...content,
    wrappingKeys: [{ kid, key: createKey() }, ...content.wrappingKeys],
  });
}

describe('loadSecrets', () => {
  it('keeps the keys readable by the owner alone and answers the same ones again', async () => {
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    const again = await loadSecrets(folder);
    expect(again.activeKey()).toEqual(secrets.activeKey());
    expect(again.tokenKey).toEqual(secrets.tokenKey);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('gives the same keys to processes that start together', async () => {
    const fresh = path.join(folder, 'fresh');
    const all = await Promise.all(Array.from({ length: 20 }, () => loadSecrets(fresh)));
    expect(new Set(all.map((one) => Buffer.from(one.activeKey().key).toString('hex'))).size).toBe(1);
  });

  it('reads a file that may not be written', async () => {
    await chmod(folder, 0o500);
    const again = await loadSecrets(folder);
    await chmod(folder, 0o700);
    expect(again.activeKey()).toEqual(secrets.activeKey());
  });

  it('refuses a file that is not one of keys', async () => {
    await writeFile(path.join(folder, 'secrets.json'), '{"tokenKey":"AA=="}');
    await expect(loadSecrets(folder)).rejects.toThrow('wrappingKeys');
  });
});

describe('a running process', () => {
  it('opens what was sealed by a key that it had not seen', async () => {
    activate('k2');
    const sealed = seal(await loadSecrets(folder), 'p', 'x');
    expect(kidOf(sealed)).toBe('k2');
    expect(unseal(secrets, 'p', sealed)).toBe('x');
  });

  it('seals with the newest key as soon as it looks again', async () => {
    const hasty = await loadSecrets(folder, { readAgainMs: 0 });
    activate('k2');
    expect(kidOf(seal(hasty, 'p', 'x'))).toBe('k2');
    expect(kidOf(seal(secrets, 'p', 'x'))).toBe('k1');
  });

  it('seals nothing when it cannot know which key is the newest', async () => {
    const hasty = await loadSecrets(folder, { readAgainMs: 0 });
    await rm(path.join(folder, 'secrets.json'));
    expect(() => seal(hasty, 'p', 'x')).toThrow('secrets.json');
  });

  it('still opens a value that it had read before its key was retired', () => {
    const sealed = seal(secrets, 'p', 'x');
    const { wrappingKeys, ...content } = readSecretsFile(folder);
    writeSecretsFile(folder, { ...content, wrappingKeys: [{ kid: 'k2', key: createKey() }] });
    expect(secrets.findKey('k2')).toBeDefined();
    expect(unseal(secrets, 'p', sealed)).toBe('x');
    expect(wrappingKeys).toHaveLength(1);
  });
});

describe('seal', () => {
  it('opens in its own place only', () => {
    const sealed = seal(secrets, 'cabinets|1|api_key', 'секрет');
    expect(unseal(secrets, 'cabinets|1|api_key', sealed)).toBe('секрет');
    expect(() => unseal(secrets, 'cabinets|2|api_key', sealed)).toThrow();
  });

  it('notices each flipped bit, those that spell the same bytes included', () => {
    const sealed = seal(secrets, 'p', 'value');
    for (let place = 0; place < sealed.length; place += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const letter = String.fromCodePoint(sealed.charCodeAt(place) ^ (1 << bit));
        const forged = sealed.slice(0, place) + letter + sealed.slice(place + 1);
        expect(() => unseal(secrets, 'p', forged), forged).toThrow();
      }
  });

  it.each(['', 'v1', 'v1.k1', 'v1.k1.a.b', 'v1.k9.a.b', 'v2.k1.a.b'])('does not open "%s"', (text) => {
    expect(() => unseal(secrets, 'p', text)).toThrow();
  });
});

describe('rewrap', () => {
  it('changes the wrapping and nothing of the value', async () => {
    const sealed = seal(secrets, 'p', 'x');
    activate('k2');
    const wrapped = rewrap(await loadSecrets(folder), 'p', sealed);
    expect(kidOf(wrapped)).toBe('k2');
    expect(wrapped.split('.')[3]).toBe(sealed.split('.')[3]);
    expect(unseal(secrets, 'p', wrapped)).toBe('x');
  });

  it('refuses a value of another place', () => {
    const sealed = seal(secrets, 'p', 'x');
    expect(() => rewrap(secrets, 'q', sealed)).toThrow();
  });
});

describe('prepareKey', () => {
  it('adds a key that opens and does not seal, once', async () => {
    expect(prepareKey(folder)).toBe('k2');
    expect(prepareKey(folder)).toBe('k2');
    const again = await loadSecrets(folder);
    expect(again.activeKey().kid).toBe('k1');
    expect(again.findKey('k2')).toBeDefined();
    expect(readSecretsFile(folder).wrappingKeys).toHaveLength(2);
  });
});

describe('changeTokenKey', () => {
  it('changes the signature of tokens and no key of values', async () => {
    changeTokenKey(folder);
    const again = await loadSecrets(folder);
    expect(again.tokenKey).not.toEqual(secrets.tokenKey);
    expect(again.activeKey()).toEqual(secrets.activeKey());
  });
});
