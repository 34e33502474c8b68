import { expect, test } from 'vitest';
import { type CheckedLine, summarizeExchanges } from './summarize-exchanges.ts';
import { writeTable } from './write-table.ts';

const checked = (fields: Partial<CheckedLine>): CheckedLine => ({
  contract: 'one',
  side: 'sandbox',
  operation: 'GET /a',
  status: 200,
  differences: [],
  ...fields,
});
const contracts = [
  { name: 'one', operations: ['GET /a', 'GET /b', 'GET /c'] },
  { name: 'two', operations: ['GET /x', 'GET /y'] },
];
const summaries = summarizeExchanges(contracts, [
  checked({}),
  checked({}),
  checked({ operation: 'GET /b', status: 404 }),
  checked({ operation: 'GET /c', differences: ['$.a: missing'] }),
  checked({ side: 'client', operation: 'GET /b' }),
  checked({ contract: 'two', operation: undefined, differences: ['GET /z: not in the contract'] }),
]);

test('an operation counts by a good answer that conforms', () => {
  expect(summaries).toEqual([
    {
      contract: 'one',
      total: 3,
      sandbox: { operations: ['GET /a'], exchanges: 4, refusals: 1, differing: 1 },
      client: { operations: ['GET /b'], exchanges: 1, refusals: 0, differing: 0 },
      unchecked: ['GET /b', 'GET /c'],
    },
    expect.objectContaining({
      contract: 'two',
      sandbox: expect.objectContaining({ operations: [], differing: 1 }),
    }),
  ]);
});

test('the page has a line for each contract, the sums and the differences', () => {
  const page = writeTable(summaries);
  expect(page).toContain('| one | 3 | 1 | 4 | 1 | 1 | 1 |');
  expect(page).toContain('| **in all** | 5 | 1 | 5 | 1 | 1 | 1 |');
  expect(page).toContain('- one, the sandbox: exchanges that differ from the contract: 1');
  expect(page).toContain('- **one**: `GET /b`');
  expect(page).toContain('- **one**: `GET /b`, `GET /c`');
});
