import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDeadReferences, type Library, numberedHeadings } from './references/find-dead-references.ts';
import { listFiles } from './source/list-files.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = [
  'README.md',
  'CHANGELOG.md',
  ...listFiles(root, ['docs', 'packages', 'server', 'web', 'sandbox', 'scripts', 'bench', 'e2e']),
];
const numbered = ['product', 'interface-rules', 'architecture'];
const library: Library = {
  files: new Set(files),
  headings: new Map(numbered.map((name) => [name, numberedHeadings(read(`docs/${name}.md`))])),
};

test('every document, heading and file that a comment or a document cites is in the repository', () => {
  const cited = files.filter(
    (file) => /\.(?:tsx?|mjs|css|md)$/.test(file) && file !== 'scripts/references.test.ts',
  );
  const dead = cited.flatMap((file) =>
    findDeadReferences(file, read(file), library).map((reference) => `${file}: ${reference}`),
  );
  expect(dead).toEqual([]);
});

const small: Library = {
  files: new Set([
    'docs/product.md',
    'docs/interface-rules.md',
    'docs/decisions/0004-values.md',
    'server/src/app.ts',
  ]),
  headings: new Map([
    ['product', numberedHeadings('# Title\n\n## 4. States\n\n### 4.1 The first guard\n')],
    ['interface-rules', numberedHeadings('## G7. Absence\n\n### S1. Variants\n')],
  ]),
};

test.each([
  ['product.md 4'],
  ['product.md 4.1, in this order'],
  ['interface-rules.md G7 and S1'],
  ['docs/decisions/0004'],
  ['server/src/app.ts lists them'],
])('what is in the repository may be cited: %s', (comment) => {
  expect(findDeadReferences('web/src/a.ts', `// ${comment}\n`, small)).toEqual([]);
});

test.each([
  ['product.md 5', 'product.md 5'],
  ['product.md 4.2', 'product.md 4.2'],
  ['G8 as everywhere', 'G8'],
  ['spec 4 has it', 'spec 4'],
  ['Design, section 10', 'Design, section 10'],
  ['measured in reference/frontend.md', 'reference/frontend.md'],
  ['docs/decisions/0005', 'decisions/0005'],
  ['as in server/src/gone.ts', 'server/src/gone.ts'],
])('what is not may not: %s', (comment, dead) => {
  expect(findDeadReferences('web/src/a.ts', `// ${comment}\n`, small)).toEqual([dead]);
});

test('text between quotes is no reference to a file, but a title may cite a rule', () => {
  const code = "test('G7: absent', () => read('gone.md', 'server/src/gone.ts'));";
  expect(findDeadReferences('web/src/a.test.ts', code, small)).toEqual([]);
});
