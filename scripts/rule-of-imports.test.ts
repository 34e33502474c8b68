import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const cruiser = path.join(root, 'node_modules/.bin/depcruise');

/** file -> its source; a small repository in which each rule is broken once and each permission is used once */
const repository: Record<string, string> = {
  'packages/contract/src/ids.ts': "import * as z from 'zod/mini'; export const Id = z.string();",
  'packages/contract/src/bad.ts': "import 'node:fs';",
  'packages/contract/src/worse.ts': "import '../../../server/src/platform/clock.ts';",
  'server/src/app.ts': "import './radar/a.ts'; import './positions/a.ts';",
  'server/src/platform/clock.ts': 'export type Clock = () => Date;',
  'server/src/platform/bad.ts': "import type { A } from '../accounts/a.ts'; export type B = A;",
  'server/src/platform/barrel.ts': "import './deep/index.ts';",
  'server/src/platform/deep/index.ts': '',
  'server/src/platform/lost.ts': "import './nowhere.ts';",
  'server/src/accounts/a.ts': "import type { Clock } from '../platform/clock.ts'; export type A = Clock;",
  'server/src/accounts/bad.ts': "import '../../test/factories.ts';",
  'server/src/accounts/bad-script.ts': "import '../../../scripts/browser.ts';",
  'server/src/accounts/bad-root.ts': "import '../app.ts';",
  'server/src/accounts/good.db.test.ts': "import '../../test/factories.ts'; import '../radar/a.ts';",
  'server/src/radar/a.ts': "import '../accounts/a.ts';",
  'server/src/radar/bad.ts': "import type { P } from '../positions/a.ts'; export type Q = P;",
  'server/src/positions/a.ts': 'export type P = 1;',
  'server/src/positions/early.ts': "import './late.ts';",
  'server/src/positions/late.ts': "export const later = () => import('./early.ts');",
  'server/src/positions/one.ts': "import type { Two } from './two.ts'; export type One = Two;",
  'server/src/positions/two.ts': "import type { One } from './one.ts'; export type Two = 1 | One[];",
  'server/src/past/good.ts': "import '../radar/a.ts'; import '../positions/a.ts';",
  'server/src/radar/past.ts': "import '../past/good.ts';",
  'server/test/factories.ts': "import '../src/radar/a.ts'; import '../../scripts/browser.ts';",
  'scripts/browser.ts': "import '../sandbox/src/market/a.ts'; import '../server/src/app.ts';",
  'web/src/screens.ts': "export const screen = () => import('./radar/page.tsx');",
  'web/src/radar/page.tsx': "export const Page = () => <p />; import '../ui/a.ts'; import './lazy.tsx';",
  'web/src/radar/bad.ts': "export const later = () => import('./page.tsx');",
  'web/src/radar/lazy.tsx': "export const later = () => import('./page.tsx');",
  'web/src/radar/far/lazy.tsx': "export const later = () => import('../../ui/a.ts');",
  'web/src/ui/a.ts': "import '../theme/a.ts';",
  'web/src/ui/bad.ts': "import '../shell/a.ts';",
  'web/src/theme/a.ts': '',
  'web/src/shell/a.ts': "import '../ui/a.ts';",
  'web/src/shell/bad.ts': "import '../../../server/src/platform/clock.ts';",
  'sandbox/src/market/a.ts': '',
  'sandbox/src/market/bad.ts': "import '../ozon/a.ts';",
  'sandbox/src/market/good.test.ts': "import '../test/support.ts';",
  'sandbox/src/ozon/a.ts': "import '../market/a.ts';",
  'sandbox/src/test/support.ts': "import '../ozon/a.ts';",
};

const broken = [
  ['contract-is-pure', 'packages/contract/src/bad.ts'],
  ['contract-is-pure', 'packages/contract/src/worse.ts'],
  ['folders-know-no-root-file', 'server/src/accounts/bad-root.ts'],
  ['lazy-files-load-neighbours', 'web/src/radar/far/lazy.tsx'],
  ['lazy-screens-only', 'web/src/radar/bad.ts'],
  ['no-barrels', 'server/src/platform/barrel.ts'],
  ['no-cycles', 'server/src/positions/one.ts'],
  ['no-later-cycles', 'server/src/positions/early.ts'],
  ['no-later-cycles', 'server/src/positions/one.ts'],
  ['no-unresolvable', 'server/src/platform/lost.ts'],
  ['product-knows-no-test', 'server/src/accounts/bad-script.ts'],
  ['product-knows-no-test', 'server/src/accounts/bad.ts'],
  ['rooms-never-meet', 'packages/contract/src/worse.ts'],
  ['rooms-never-meet', 'web/src/shell/bad.ts'],
  ['sandbox-market-imports-leftward', 'sandbox/src/market/bad.ts'],
  ['server-platform-imports-leftward', 'server/src/platform/bad.ts'],
  ['server-tools-stand-alone', 'server/src/radar/bad.ts'],
  ['server-tools-stand-alone', 'server/src/radar/past.ts'],
  ['web-ui-imports-leftward', 'web/src/ui/bad.ts'],
];

type Verdict = { summary: { violations: { rule: { name: string }; from: string }[] } };

let place: string;
beforeAll(() => {
  const cache = path.join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  place = mkdtempSync(path.join(cache, 'imports-'));
  for (const [file, source] of Object.entries(repository)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), source);
  }
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

function cruise(): Verdict {
  const config = path.join(root, '.dependency-cruiser.mjs');
  const args = [
    cruiser,
    '--config',
    config,
    '--output-type',
    'json',
    'packages',
    'server',
    'web',
    'sandbox',
    'scripts',
  ];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8' }));
}

test('each rule of imports bites where it is broken and nowhere else', () => {
  const found = cruise().summary.violations.map(({ rule, from }) => [rule.name, from]);
  expect(found.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual(broken);
}, 30_000);
