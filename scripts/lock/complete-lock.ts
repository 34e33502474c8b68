import { platformOf } from './platform-of.ts';

type LockEntry = {
  version?: string;
  resolved?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
};

export type Lock = { packages: Record<string, LockEntry>; [field: string]: unknown };

/**
 * Adds an entry for each optional package that the lock names and does not describe, and drops the
 * addresses of a registry. Says what it changed: the places it added and the places it cleaned.
 */
export function completeLock(lock: Lock): { lock: Lock; added: string[]; addressed: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = missingPlace(packages, parent, name, range);
      if (!place) continue;
      packages[place] = stubOf(name, range, entry.dev === true);
      added.push(place);
    }
  }
  const addressed = Object.keys(packages).filter((place) => namesRegistry(packages[place]));
  for (const place of addressed) {
    const { resolved: _address, ...rest } = packages[place] ?? {};
    packages[place] = rest;
  }
  return { lock: { ...lock, packages: sorted(packages) }, added, addressed };
}

// where a stub must stand so that `parent` finds it, or undefined when it already finds one that fits
function missingPlace(packages: Lock['packages'], parent: string, name: string, range: string) {
  for (let from = parent; ; from = outer(from)) {
    const place = `${from ? `${from}/` : ''}node_modules/${name}`;
    const found = packages[place];
    if (found) return fits(found, range) ? undefined : `${parent}/node_modules/${name}`;
    if (!from) return place;
  }
}

function outer(place: string): string {
  const end = place.lastIndexOf('/node_modules/');
  return end < 0 ? '' : place.slice(0, end);
}

// only an exact range can be judged without a version library, and platform packages are pinned exactly
function fits(entry: LockEntry, range: string): boolean {
  return !/^\d/.test(range) || entry.version === range;
}

function stubOf(name: string, range: string, dev: boolean): LockEntry {
  const version = /\d+\.\d+\.\d+[\w.+-]*/.exec(range)?.[0];
  if (!version) throw new Error(`${name}: no version can be read from the range "${range}"`);
  const { os, cpu, libc } = platformOf(name);
  return {
    version,
    ...(cpu && { cpu }),
    ...(dev && { dev }),
    ...(libc && { libc }),
    optional: true,
    ...(os && { os }),
  };
}

function namesRegistry(entry: LockEntry | undefined): boolean {
  return entry?.link !== true && /^https?:/.test(entry?.resolved ?? '');
}

function sorted(packages: Lock['packages']): Lock['packages'] {
  return Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
