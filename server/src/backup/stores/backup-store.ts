import type { Readable } from 'node:stream';

/** `files` under the hash of their bytes, `backups` under the names of their manifests. */
type Shelf = 'files' | 'backups';
export type Key = { shelf: Shelf; name: string };
export type WholeFile = { sha256: string; bytes: number };

/** Where backups are kept. What a store is asked for that is not there, or cannot be had, is an error with a sentence. */
export type BackupStore = {
  /** A path or an address, as sentences name it; it has no secrets. */
  nameOf(key?: Key): string;
  /** Where on this machine a file is written until it is whole. */
  draftPath(): Promise<string>;
  /** The draft becomes the file of this key, as a whole or not at all, and is no longer a draft. */
  place(draft: string, key: Key, file: WholeFile): Promise<void>;
  read(key: Key): Readable;
  /** In bytes; undefined: there is no such file. */
  sizeOf(key: Key): Promise<number | undefined>;
  list(shelf: Shelf): Promise<string[]>;
  remove(key: Key): Promise<void>;
};
