import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ERRORS } from '@vitrina/contract/errors.ts';
import { NOTICES } from '@vitrina/contract/notices.ts';
import { TOOLS, type ToolId } from '@vitrina/contract/tools/tools.ts';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readTexts } from '../../scripts/texts/read-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const Catalogue = z.object({
  errors: z.record(z.string(), z.record(z.string(), z.string())),
  notices: z.record(z.string(), z.string()),
});
const languages = ['ru', 'en', 'fr', 'ar'];
// what the web has beside its domains: the settings of an account put two of them on one screen, and what several
// tools do with queries, to track them above all, stands left of the tools
const webFloor = new Set([
  'locales',
  'platform',
  'theme',
  'ui',
  'shell',
  'account-settings',
  'ab-tests',
  'dev-ui',
  'queries',
  'tracking',
]);

const folders = ['packages', 'server', 'sandbox', 'web', 'scripts', 'bench', 'e2e'];
const entries = folders
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
  .map((entry) => ({
    name: entry.name,
    path: path.relative(root, path.join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  }))
  .filter((entry) => !/(^|\/)(node_modules|dist)(\/|$)/.test(entry.path));
const sources = entries.filter(({ path: file, isFolder }) => !isFolder && /\.tsx?$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

type Routes = { domain: string; names: string[] };
const CONTRACT = 'packages/contract/src';
/** A domain is a file of the contract or a folder of them. */
const contract = await Promise.all(
  readdirSync(path.join(root, CONTRACT))
    .filter((name) => !name.endsWith('.test.ts'))
    .map(async (name): Promise<Routes> => {
      const files = sources.filter(({ path: file }) => isWithin(`${CONTRACT}/${name}`, file));
      const names = await Promise.all(files.map(({ path: file }) => listRoutes(file)));
      return { domain: path.basename(name, '.ts'), names: names.flat() };
    }),
);
const domains = contract.filter(({ names }) => names.length > 0);

function isWithin(place: string, file: string): boolean {
  return file === place || (file.startsWith(`${place}/`) && !file.endsWith('.test.ts'));
}

async function listRoutes(file: string): Promise<string[]> {
  const exported: unknown = await import(pathToFileURL(path.join(root, file)).href);
  const all: [string, unknown][] = typeof exported === 'object' && exported ? Object.entries(exported) : [];
  return all.filter(([, value]) => isRoute(value)).map(([name]) => name);
}

function isRoute(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}

test('a domain has one name in the contract, the server and the web', () => {
  const inServer = entries.filter(({ path: at, isFolder }) => isFolder && at.startsWith('server/src/'));
  const known = new Set(inServer.map(({ name }) => name));
  expect(domains.filter(({ domain }) => !known.has(domain))).toEqual([]);
  const inWeb = readdirSync(path.join(root, 'web/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !webFloor.has(entry.name))
    .map(({ name }) => name);
  const promised = new Set(contract.map(({ domain }) => domain));
  expect(inWeb.filter((name) => !promised.has(name))).toEqual([]);
});

/** The story that does the main job of each tool. */
const STORIES = {
  statistics: 'grammar',
  positions: 'position-home',
  searchHistory: 'search-history',
  productTables: 'product-tables',
  undervaluedQueries: 'undervalued-queries',
  sharpJumps: 'sharp-jumps',
  wordStatistics: 'word-statistics',
  requestStatistics: 'request-statistics',
  myRequests: 'my-requests',
  productCard: 'product-card',
  productsInSearch: 'products-in-search',
  abTests: 'ab-tests',
  radar: 'radar',
} satisfies Record<ToolId, string>;

const folderOf = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('a tool has the folders of its name, and a story', () => {
  const isThere = (file: string) => existsSync(path.join(root, file));
  const folders = Object.keys(TOOLS)
    .map(folderOf)
    .flatMap((folder) => [`server/src/${folder}`, `web/src/${folder}`]);
  const stories = Object.values(STORIES).map((story) => `e2e/${story}.spec.ts`);
  expect([...folders, ...stories].filter((file) => !isThere(file))).toEqual([]);
});

test('a tool shows the views that it saves and the runs that it has left', () => {
  const shown = Object.entries(TOOLS).map(([id, { savesViews, runs }]) => {
    const inFolder = sources.filter(({ path: file }) => isWithin(`web/src/${folderOf(id)}`, file));
    const isUsed = (component: string) => inFolder.some(({ path: file }) => read(file).includes(component));
    const wanted = { '<SavedViewsMenu': savesViews, '<RunsLeft': runs.length > 0 };
    return Object.entries(wanted).map(([component, isWanted]) =>
      isWanted && !isUsed(component) ? `${id}: ${component}` : '',
    );
  });
  expect(shown.flat().filter((line) => line !== '')).toEqual([]);
});

/** A domain may stand inside another one, as notes stand inside products. */
function domainOf(file: string): string | undefined {
  return file.split('/').findLast((folder) => domains.some(({ domain }) => domain === folder));
}

test('every route of the contract is served once, by the domain of its name', () => {
  const served = sources
    .filter(({ path: file }) => file.startsWith('server/src/') && !file.endsWith('.test.ts'))
    .flatMap(({ path: file }) =>
      [...read(file).matchAll(/\bserve(?:File|ShownFile|Upload|Events)?\(\s*server,\s*(?:\w+\.)?(\w+)/g)].map(
        ([, route]) => `${domainOf(file)}: ${route}`,
      ),
    );
  const promised = domains.flatMap(({ domain, names }) => names.map((name) => `${domain}: ${name}`));
  expect(served.toSorted()).toEqual(promised.toSorted());
});

test.each(languages)('every error has a text that says only what the error knows (%s)', (language) => {
  const { errors } = Catalogue.parse(readTexts(language));
  const texts = Object.entries(errors).flatMap(([subject, actions]) =>
    Object.entries(actions).map(([action, text]) => ({
      key: `${subject}.${action.replace(/_[a-z]+$/, '')}`,
      text,
    })),
  );
  expect([...new Set(texts.map(({ key }) => key))].toSorted()).toEqual(Object.keys(ERRORS).toSorted());
  const known = new Map(Object.entries(ERRORS).map(([key, { meta }]) => [key, fieldsOf(meta)]));
  const unknown = texts.filter(({ key, text }) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].some(
      ([, field]) => field !== 'count' && !known.get(key)?.includes(field ?? ''),
    ),
  );
  expect(unknown).toEqual([]);
});

test.each(languages)('every success of product.md 8.3 has a sentence (%s)', (language) => {
  const { notices } = Catalogue.parse(readTexts(language));
  expect(Object.keys(notices).toSorted()).toEqual(NOTICES.toSorted());
});

function fieldsOf(meta: z.core.$ZodType): string[] {
  return Object.keys(z.toJSONSchema(meta).properties ?? {});
}

test('no folder is a drawer for anything, and no file re-exports a folder', () => {
  const drawers = /^(utils?|helpers?|common|types|services?|models?|shared|misc)$/;
  // Of what is drawn: its data, beside `draw` and `react`.
  const drawn = /^web\/src\/ui\/(line-chart|heat-matrix)\/model$/;
  const found = entries.filter(({ name, isFolder }) => isFolder && drawers.test(name));
  expect(found.map((entry) => entry.path).filter((folder) => !drawn.test(folder))).toEqual([]);
  expect(sources.filter(({ name }) => /^index\.tsx?$/.test(name)).map((entry) => entry.path)).toEqual([]);
});

test('files are named in kebab case and export by name', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.db)?(\.test|\.spec|\.job|\.d|\.config)?\.tsx?$/;
  expect(sources.filter(({ name }) => !kebab.test(name)).map((entry) => entry.path)).toEqual([]);
  // the configuration of a tool is what the tool asks for
  const product = sources.filter(({ name }) => !name.endsWith('.config.ts'));
  const byDefault = product.filter(({ path: file }) => /^export default/m.test(read(file)));
  expect(byDefault.map((entry) => entry.path)).toEqual([]);
});

test('no source says a word that words.md rules out', () => {
  const table = read('docs/words.md').split('## Not in code')[1] ?? '';
  const words = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(
      ([, word = '']) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`,
    ),
  );
  expect(words.length).toBeGreaterThan(5);
  const ruledOut = new RegExp(`\\b(?:${words.join('|')}|demand[A-Z]\\w*|tell[A-Z]\\w*)\\b`);
  // Sentences may say them: comments, titles of tests, texts.
  const prose = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;
  const astray = sources.filter(({ path: file }) => ruledOut.test(read(file).replaceAll(prose, '')));
  expect(astray.map((entry) => entry.path)).toEqual([]);
});
