import { expect, test } from 'vitest';
import { describeRefusal } from './describe-refusal.ts';

test.each([
  [
    'import.unreadable',
    { reason: 'archive' },
    'The file could not be read: it is an archive, upload the file inside it.',
  ],
  [
    'import.limitExceeded',
    { limit: 'columns', maximum: 1000 },
    'The file could not be read: it has more than 1000 columns.',
  ],
  ['import.tooManyRows', { maximum: 200_000 }, 'Too many queries to import: at most 200000 rows in a file.'],
] as const)('%s is told as a sentence', (key, meta, sentence) => {
  expect(describeRefusal('a.csv', { key, meta })).toBe(`a.csv was not taken. ${sentence}`);
});
