/** Test files of the database project that a change can affect; `everything` when it lies under all of them. */
export type AffectedDatabaseTests = 'everything' | string[];

// what every database test stands on
const ground = /^server\/(migrations|test|src\/platform)\/|^scripts\/engines\/|^vitest\.config\.ts$/;
const isDatabaseTest = /\.db\.test\.ts$/;

/**
 * The whole application stands in nearly every database test, so imports would name them all. A change in a domain of the
 * server or the contract names the tests of that domain's folder; `npm test` runs the rest.
 */
export function findAffectedDatabaseTests(
  changed: readonly string[],
  all: readonly string[],
): AffectedDatabaseTests {
  if (changed.some((file) => ground.test(file) && !isDatabaseTest.test(file))) return 'everything';
  const folders = new Set(changed.map(domainFolder).filter((folder) => folder !== undefined));
  return all.filter(
    (file) => changed.includes(file) || [...folders].some((folder) => file.startsWith(folder)),
  );
}

function domainFolder(file: string): string | undefined {
  const contract = /^packages\/contract\/src\/([^./]+)/.exec(file);
  if (contract) return `server/src/${contract[1]}/`;
  const folder = /^(server\/src\/[^/]+|scripts\/[^/]+)\//.exec(file);
  return folder ? `${folder[1]}/` : undefined;
}

/** Files whose importers' unit tests are run. */
export function findSources(changed: readonly string[]): string[] {
  return changed.filter((file) => /\.(ts|tsx|mjs|json|sql)$/.test(file) && !isDatabaseTest.test(file));
}

export { isDatabaseTest };
