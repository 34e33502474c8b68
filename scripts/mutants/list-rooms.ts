import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../source/list-files.ts';
import type { Source } from '../source/parse-source.ts';
import { parseSource } from '../source/parse-source.ts';
import type { Room } from './draw-sites.ts';
import { equivalent, isEquivalent } from './equivalent.ts';
import { findSites } from './find-sites.ts';

const folders = { server: 'server/src', web: 'web/src', contract: 'packages/contract/src' };
export type RoomName = keyof typeof folders;
export const roomNames: readonly RoomName[] = ['server', 'web', 'contract'];

/** Every source that is a test or may be what a test imports. */
export function readSources(root: string): Source[] {
  return listFiles(root, ['packages', 'server', 'sandbox', 'web', 'scripts', 'bench'])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => withLoaded(parseSource(file, readFileSync(path.join(root, file), 'utf8'))));
}

/** A test that loads modules for itself alone is a test of them too. */
export function withLoaded(source: Source): Source {
  return isTest(source.file) ? { ...source, imports: [...source.imports, ...source.loads] } : source;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** The product code of a room and the mistakes that can be planted in it. */
export function readRoom(name: RoomName, sources: readonly Source[]): Room {
  const own = sources.filter(({ file }) => file.startsWith(`${folders[name]}/`) && isProduct(file));
  return {
    name,
    lines: own.reduce((sum, { text }) => sum + text.split('\n').length, 0),
    sites: own.flatMap(sitesOf),
  };
}

function isProduct(file: string): boolean {
  return file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file) && !file.startsWith('web/src/dev-ui/');
}

function sitesOf(source: Source) {
  const lines = source.text.split('\n');
  return findSites(source).filter((site) => !isEquivalent(site, lines[site.line - 1] ?? '', equivalent));
}
