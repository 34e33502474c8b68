import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import * as z from 'zod';
import type { BackupStore, Key } from './stores/backup-store.ts';

const FORMAT = 1;

// Files have no names of their own: what a manifest names cannot lie outside of its folder.
const StoredFile = z.object({ sha256: z.string().regex(/^[\da-f]{64}$/), bytes: z.int().min(1) });
const Identifier = z.string().regex(/^[a-z_]\w{0,62}$/i);
const Rows = z.int().min(0);

const RowTable = z.object({
  schema: z.enum(['public', 'jobs']),
  name: Identifier,
  columns: z.array(Identifier).min(1),
  rows: Rows,
  file: StoredFile,
});

const Partition = z.object({
  table: Identifier,
  id: z.string().regex(/^[\w-]{1,200}$/),
  /** Of all files of its parts: the same partition has it until it is written to or merged. */
  parts: z.string().regex(/^[\da-f]{32}$/),
  rows: Rows,
  file: StoredFile,
});

const Sequence = z.object({
  schema: z.enum(['public', 'jobs']),
  name: Identifier,
  last: z.string().regex(/^\d+$/),
  is_called: z.boolean(),
});

const Manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  takenAt: z.iso.datetime(),
  /** How long nothing entered an outbox meanwhile. */
  pausedMs: z.int().min(0),
  postgres: z.object({
    server: z.string(),
    migrations: z.array(z.string()).min(1),
    /** Of the job queue's own tables; null where no server has made them yet. */
    queueVersion: z.int().nullable(),
    sequences: z.array(Sequence),
    tables: z.array(RowTable),
  }),
  clickhouse: z.object({
    server: z.string(),
    migrations: z.array(z.string()).min(1),
    partitions: z.array(Partition),
  }),
  /** Keys of secrets.json that stored values name, each by a print of it. */
  keys: z.array(z.object({ kid: z.string(), print: z.string() })),
  /** The sealed secrets.json. */
  secrets: StoredFile.nullable(),
});

export type StoredFile = z.infer<typeof StoredFile>;
export type RowTable = z.infer<typeof RowTable>;
export type Partition = z.infer<typeof Partition>;
export type Sequence = z.infer<typeof Sequence>;
export type Manifest = z.infer<typeof Manifest>;

const keyOf = (name: string): Key => ({ shelf: 'backups', name });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const markOf = (text: string) => hashOf(text).slice(0, 16);

export function listFiles({ postgres, clickhouse, secrets }: Manifest): StoredFile[] {
  const files = [...postgres.tables, ...clickhouse.partitions].map(({ file }) => file);
  return secrets === null ? files : [...files, secrets];
}

/** A backup exists from here on: until its manifest stands under its name, a killed one leaves nothing that is taken for one. */
export async function writeManifest(store: BackupStore, manifest: Manifest): Promise<string> {
  const text = JSON.stringify(Manifest.parse(manifest));
  const name = `${manifest.takenAt.replaceAll(':', '')}-${markOf(text)}.json`;
  const draft = await store.draftPath();
  try {
    await writeFile(draft, text);
    await store.place(draft, keyOf(name), { sha256: hashOf(text), bytes: Buffer.byteLength(text) });
  } finally {
    await rm(draft, { force: true });
  }
  return name;
}

/** The names of whole backups, oldest first. */
export async function listBackups(store: BackupStore): Promise<string[]> {
  const names = await store.list('backups');
  return names.filter((name) => name.endsWith('.json')).toSorted();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws a sentence that names the file and what is wrong with it. */
export async function readManifest(store: BackupStore, name: string): Promise<Manifest> {
  const file = store.nameOf(keyOf(name));
  const text = await textOf(store.read(keyOf(name)));
  if (!name.endsWith(`-${markOf(text)}.json`)) throw new Error(`${file} is cut or was changed.`);
  const content = readJson(text);
  const { data: mark } = z.looseObject({ format: z.int() }).safeParse(content);
  if (mark !== undefined && mark.format !== FORMAT)
    throw new Error(`${file} was written by another Vitrina: its format is ${mark.format}, not ${FORMAT}.`);
  const parsed = Manifest.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file} is no manifest of a backup: ${issue?.path.join('.')} (${issue?.message}).`);
}

/** The newest whole backup of a store. */
export async function readNewestManifest(store: BackupStore): Promise<{ name: string; manifest: Manifest }> {
  const name = (await listBackups(store)).at(-1);
  if (name === undefined) throw new Error(`${store.nameOf()} has no finished backup.`);
  return { name, manifest: await readManifest(store, name) };
}
