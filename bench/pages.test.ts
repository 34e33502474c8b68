import { expect, it } from 'vitest';
import { replaceSection } from './pages.ts';

const PAGE = '# Measurements\n\nHow.\n\n## Server\n\nold\n\n## Browser\n\nkept\n';

it('a section that was measured again takes the place of the old one, and the others stay', () => {
  expect(replaceSection(PAGE, 'Server', '## Server\n\nnew\n')).toBe(
    '# Measurements\n\nHow.\n\n## Server\n\nnew\n\n## Browser\n\nkept\n',
  );
});

it('a new section comes last', () => {
  expect(replaceSection('# Measurements\n', 'Server', '## Server\n\nnew')).toBe(
    '# Measurements\n\n## Server\n\nnew\n',
  );
});
