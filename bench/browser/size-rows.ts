import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOOLS } from '@vitrina/contract/tools/tools.ts';
import { root } from '../../scripts/start/root.ts';
import type { Row } from '../report.ts';
import { weighModules } from './weigh-screens.ts';

/** architecture.md 6: kilobytes of JS and CSS, packed. */
const BUDGET_KB = { login: 200, screen: 240 };
const TABLES = ['web/src/screens.tsx', 'web/src/screens-tools.tsx'];
const LOGIN = 'src/accounts/login-page.tsx';
const LAYOUT = 'src/shell/layout/default-layout.tsx';
const TEXTS = (file: string) => `src/locales/ru/${file}.json`;
/** Without navigation around them: for those who are not signed in, and refusals. */
const BLANK = /^(?:accounts\/(?:login-page|registration\/|recovery\/)|shell\/)/;

export type Screen = { file: string; texts: string[] };

/** The screens of the one table of routes, each with the files of texts that come with it. */
export function listScreens(source: string): Screen[] {
  const loaded = source.matchAll(
    /(?:withTexts\(\s*(?<texts>[^()]*),\s+)?import\('\.\/(?<file>[^']+-page\.tsx)'\)/g,
  );
  return [...loaded]
    .map(({ groups }) => ({
      file: groups?.['file'] ?? '',
      texts: readFiles(groups?.['texts'] ?? ''),
    }))
    .filter(({ file }) => !BLANK.test(file));
}

/** Named one by one, or as the table of tools has them. */
function readFiles(texts: string): string[] {
  const tools = Object.entries(TOOLS).filter(([id]) => texts.includes(`TOOLS.${id}.texts`));
  const named = [...texts.matchAll(/'(?<file>[^']+)'/g)].map(([, file = '']) => file);
  return [...tools.flatMap(([, tool]) => tool.texts), ...named];
}

export function measureSizes(built: string): Row[] {
  const screens = TABLES.flatMap((table) => listScreens(readFileSync(path.join(root, table), 'utf8')));
  const login = weighModules(built, [LOGIN, TEXTS('guest')]);
  const weights = screens
    .map(({ file, texts }) => ({
      file,
      kilobytes: weighModules(built, [`src/${file}`, LAYOUT, ...['guest', 'session', ...texts].map(TEXTS)]),
    }))
    .toSorted((one, other) => other.kilobytes - one.kilobytes);
  return [
    rowOf('login', login, BUDGET_KB.login),
    ...weights.map(({ file, kilobytes }) => rowOf(path.basename(file, '.tsx'), kilobytes, BUDGET_KB.screen)),
  ];
}

function rowOf(what: string, kilobytes: number, budget: number): Row {
  return {
    what: `${what}: JS and CSS that it waits for, brotli`,
    measured: `${kilobytes.toFixed(0)} KB`,
    baseline: `budget ${budget} KB`,
    ratio: kilobytes / budget,
    budget: `≤ ${budget} KB`,
    isKept: kilobytes <= budget,
  };
}
