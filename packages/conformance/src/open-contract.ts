// Checks requests and answers against foreign contract files. In a test:
//
//   const contract = openContract('wb-general');
//   describe.skipIf(!contract)('… (skipped without ../shared/contracts)', () => {
//     const coverage = createCoverage(contract, 'sandbox');   // 'client' in tests of the server's clients
//     test('ping', async () => {
//       expect(coverage.check({ method: 'GET', path: '/ping', status: 200, answerBody })).toEqual([]);
//     });
//     test('every operation was asked', () => expect(coverage.missing()).toEqual([]));
//   });
//
// `path` is without the base prefix and may carry its query. A body is a value or the text as sent. A request is
// checked when it got a good answer (below 400): a refusal is often asked for with a wrong request on purpose.
// Values that stand outside the operations (a tile of a page, an update to a webhook) go to `checkValue`.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type CheckedExchange, createChecker } from './create-checker.ts';
import { isObject } from './json-object.ts';
import { convertTelegram } from './telegram-document.ts';

const FOLDER = new URL('../../../../shared/contracts/', import.meta.url);
const FILES = {
  'ozon-seller': 'ozon/ozon-seller.min.json',
  'ozon-performance': 'ozon/ozon-performance.product.yaml',
  'ozon-storefront': 'ozon/ozon-storefront.observed.yaml',
  'wb-general': 'wildberries/01-general.min.json',
  'wb-items': 'wildberries/02-items.min.json',
  'wb-promotion': 'wildberries/08-promotion.min.json',
  'wb-analytics': 'wildberries/11-analytics.min.json',
  'yandex-market': 'yandex-market/openapi.min.json',
  yookassa: 'yookassa/yookassa.min.json',
  telegram: 'telegram/bot-api.min.json',
} as const;
export type ContractName = keyof typeof FILES;
export const CONTRACT_NAMES = Object.keys(FILES) as ContractName[];

export type Contract = {
  name: ContractName;
  operations: readonly { method: string; path: string }[];
  /** Where an exchange differs from the contract, a line each; nothing: it conforms. */
  check(exchange: CheckedExchange): string[];
  /** The same for one value and the named schema it should have. */
  checkValue(schemaName: string, value: unknown): string[];
  /** The operation that a method and a path mean. */
  findOperation(method: string, path: string): { method: string; path: string } | undefined;
};

/** The contract of a name, or undefined where the files are absent. */
export function openContract(name: ContractName): Contract | undefined {
  const file = new URL(FILES[name], FOLDER);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const read: unknown = file.pathname.endsWith('.yaml') ? parse(text) : JSON.parse(text);
  if (!isObject(read)) throw new Error(`${FILES[name]} is no contract`);
  return { name, ...createChecker(name === 'telegram' ? convertTelegram(read) : read) };
}
