import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMigrations } from '../platform/migrations.ts';
import { createSecretsFile, readSecretsFile } from '../platform/secrets/key-file.ts';
import { checkBackup, refuseForeign } from './check-backup.ts';
import { isStored, readStored, storeFile } from './file-store.ts';
import { listBackups, type Manifest, type StoredFile, writeManifest } from './manifest.ts';
import { fitSecrets } from './restore/fit-secrets.ts';
import { listMissingKeys, openSecrets, printKeys, sealSecrets } from './seal-secrets.ts';
import type { BackupStore } from './stores/backup-store.ts';
import { openFolderStore } from './stores/folder-store.ts';

let folder: string;
let store: BackupStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'vitrina-backup-'));
  store = openFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fileIn = ({ sha256 }: StoredFile) => path.join(folder, 'files', sha256);

function manifestOf(file: StoredFile): Manifest {
  return {
    format: 1,
    product: '1.2.3',
    takenAt: '2026-03-02T09:00:00.000Z',
    pausedMs: 3,
    postgres: {
      server: '18.4',
      migrations: ['0001-baseline-accounts'],
      queueVersion: null,
      sequences: [],
      tables: [{ schema: 'public', name: 'users', columns: ['id'], rows: 2, file }],
    },
    clickhouse: { server: '26.7', migrations: ['0001_baseline_queries.sql'], partitions: [] },
    keys: [],
    secrets: null,
  };
}

async function makeBackup(): Promise<{ file: StoredFile; name: string }> {
  const file = await storeFile(store, Readable.from([Buffer.from('1\n2\n')]));
  return { file, name: await writeManifest(store, manifestOf(file)) };
}

/** A manifest that somebody else has written, under a name that fits its bytes. */
async function putManifest(change: (text: string) => string): Promise<void> {
  const { name } = await makeBackup();
  const file = path.join(folder, 'backups', name);
  const text = change(await readFile(file, 'utf8'));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  await rm(file);
  await writeFile(path.join(folder, 'backups', `2026-03-02T090000.000Z-${hash}.json`), text);
}

describe('storeFile', () => {
  it('keeps the same bytes once and gives them back', async () => {
    const file = await storeFile(store, Readable.from([Buffer.from('one')]));
    expect(await storeFile(store, Readable.from([Buffer.from('one')]))).toEqual(file);
    expect(await readdir(path.join(folder, 'files'))).toEqual([file.sha256]);
    expect(String(Buffer.concat(await readStored(store, file).toArray()))).toBe('one');
    await truncate(fileIn(file), 1);
    expect(await isStored(store, file)).toBe(false);
  });

  it('leaves nothing when the source breaks off', async () => {
    const broken = Readable.from(
      (async function* breakOff() {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(storeFile(store, broken)).rejects.toThrow('gone');
    expect(await readdir(path.join(folder, 'files'))).toEqual([]);
  });
});

describe('checkBackup', () => {
  it('takes a whole backup, and the newest of several', async () => {
    const { file, name } = await makeBackup();
    const later = { ...manifestOf(file), takenAt: '2026-03-03T09:00:00.000Z' };
    const newest = await writeManifest(store, later);
    expect(await listBackups(store)).toEqual([name, newest]);
    expect(await checkBackup(store)).toEqual({ name: newest, manifest: later });
  });

  it('never takes a killed backup for one', async () => {
    await expect(checkBackup(store)).rejects.toThrow(`${folder} has no finished backup.`);
    const { name } = await makeBackup();
    const file = path.join(folder, 'backups', name);
    await rename(file, `${file}.new`);
    await expect(checkBackup(store)).rejects.toThrow('no finished backup');
  });

  it.each<[string, RegExp, (file: StoredFile) => Promise<void>]>([
    ['a file that is missing', /[\da-f]{64} is missing\.$/, (file) => rm(fileIn(file))],
    [
      'a cut file',
      /[\da-f]{64} is cut: it has 5 bytes instead of \d+\.$/,
      (file) => truncate(fileIn(file), 5),
    ],
    [
      'a changed file',
      /[\da-f]{64} was changed/,
      async (file) => writeFile(fileIn(file), Buffer.alloc(file.bytes)),
    ],
  ])('refuses %s by its name', async (_, sentence, damage) => {
    const { file } = await makeBackup();
    await damage(file);
    await expect(checkBackup(store)).rejects.toThrow(sentence);
  });

  it('refuses a cut manifest', async () => {
    const { name } = await makeBackup();
    await truncate(path.join(folder, 'backups', name), 100);
    await expect(checkBackup(store)).rejects.toThrow(`${name} is cut or was changed.`);
  });

  it.each<[string, RegExp, (text: string) => string]>([
    ['another format', /its format is 2, not 1/, (text) => text.replace('"format":1', '"format":2')],
    ['something else', /is no manifest of a backup/, () => '{"some":"thing"}'],
    ['no JSON', /is no manifest of a backup/, () => 'backup'],
    [
      'a path out of the folder',
      /tables\.0\.file\.sha256/,
      (text) => text.replace(/"sha256":"\w+"/, '"sha256":"../../etc/passwd"'),
    ],
    [
      'an absolute path',
      /tables\.0\.file\.sha256/,
      (text) => text.replace(/"sha256":"\w+"/, '"sha256":"/etc/passwd"'),
    ],
    ['a table that is a statement', /tables\.0\.name/, (text) => text.replace('"users"', '"users; drop"')],
    ['a table of the engine', /tables\.0\.schema/, (text) => text.replace('"public"', '"pg_catalog"')],
  ])('refuses %s in a manifest', async (_, sentence, change) => {
    await putManifest(change);
    await expect(checkBackup(store)).rejects.toThrow(sentence);
  });
});

describe('refuseForeign', () => {
  it('takes migrations that this version begins with, and no others', async () => {
    const known = await listMigrations();
    const of = (postgres: string[], clickhouse: string[]): Manifest => {
      const manifest = manifestOf({ sha256: 'a'.repeat(64), bytes: 1 });
      return {
        ...manifest,
        postgres: { ...manifest.postgres, migrations: postgres },
        clickhouse: { ...manifest.clickhouse, migrations: clickhouse },
      };
    };
    await refuseForeign(of(known.postgres, known.clickhouse));
    await refuseForeign(of(known.postgres.slice(0, 3), known.clickhouse.slice(0, 2)));
    const newer = of([...known.postgres, '9999-later'], known.clickhouse);
    await expect(refuseForeign(newer)).rejects.toThrow('made by Vitrina 1.2.3');
    await expect(refuseForeign(of(known.postgres, known.clickhouse.slice(1)))).rejects.toThrow('1.2.3');
  });
});

describe('secrets', () => {
  const passphrase = 'correct horse battery';

  it('open by their passphrase alone', async () => {
    const sealed = await sealSecrets(passphrase, 'secret');
    expect(sealed).not.toContain('secret');
    expect(await openSecrets(passphrase, sealed)).toBe('secret');
    await expect(openSecrets('another passphrase', sealed)).rejects.toThrow('passphrase does not open');
    await expect(sealSecrets('short', 'secret')).rejects.toThrow('12 characters');
  });

  it('are wanted beside the databases unless the backup has them, and those of the backup', async () => {
    const manifest = manifestOf({ sha256: 'a'.repeat(64), bytes: 1 });
    const fit = (keys: Manifest['keys']) =>
      fitSecrets({ store, dataDir: folder, readPassphrase: async () => '' }, { ...manifest, keys });
    await expect(fit([])).rejects.toThrow(
      `Put the secrets.json of the product that was backed up into ${folder}`,
    );
    createSecretsFile(folder);
    const keys = printKeys(readSecretsFile(folder), ['k1']);
    (await fit(keys))();
    await rm(path.join(folder, 'secrets.json'));
    createSecretsFile(folder);
    await expect(fit(keys)).rejects.toThrow(/secrets\.json does not open .* its key k1 is missing/);
  });

  it('a print fits its own key alone', () => {
    const secretsOf = (kid: string, byte: number) => ({
      tokenKey: Buffer.alloc(32),
      wrappingKeys: [{ kid, key: Buffer.alloc(32, byte) }] as const,
      activeSince: undefined,
    });
    const prints = printKeys(secretsOf('k1', 1), ['k1']);
    expect(listMissingKeys(secretsOf('k1', 1), prints)).toEqual([]);
    expect(listMissingKeys(secretsOf('k1', 2), prints)).toEqual(['k1']);
    expect(listMissingKeys(secretsOf('k2', 1), prints)).toEqual(['k1']);
    expect(() => printKeys(secretsOf('k1', 1), ['k2'])).toThrow('k2');
  });
});
