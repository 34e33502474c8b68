import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

/** The files of these folders, as paths from `root`, in a steady order. A folder that is absent has none. */
export function listFiles(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => filesUnder(root, folder)).toSorted();
}

function filesUnder(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const child = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesUnder(root, child);
    return entry.isFile() ? [child] : [];
  });
}
