import { describe, expect, test } from 'vitest';
import { type ContractName, openContract } from './open-contract.ts';

const NAMES: [ContractName, number][] = [
  ['ozon-seller', 19],
  ['ozon-performance', 16],
  ['ozon-storefront', 3],
  ['wb-general', 3],
  ['wb-items', 6],
  ['wb-promotion', 11],
  ['wb-analytics', 11],
  ['yandex-market', 20],
  ['yookassa', 14],
  ['telegram', 9],
];

const isAbsent = openContract('ozon-seller') === undefined;
describe.skipIf(isAbsent)('contract files (skipped without ../shared/contracts)', () => {
  test.each(NAMES)('%s has %i operations, and every schema of them compiles', (name, count) => {
    const contract = openContract(name);
    expect(contract?.operations).toHaveLength(count);
    for (const { method, path } of contract?.operations ?? []) {
      const exchange = { method, path: path.replaceAll(/\{\w+\}/g, '1'), requestBody: {}, answerBody: {} };
      for (const status of [200, 400, 429]) {
        expect(() => contract?.check({ ...exchange, status })).not.toThrow();
      }
    }
  });

  test('Wildberries: a limit that two tariffs allow is allowed', () => {
    const requested = {
      currentPeriod: { start: '2026-11-01', end: '2026-11-07' },
      nmIds: [1],
      topOrderBy: 'openCard',
      orderBy: { field: 'avgPosition', mode: 'asc' },
      limit: 20,
    };
    const path = '/api/v2/search-report/product/search-texts';
    expect(
      openContract('wb-analytics')?.check({ method: 'POST', path, requestBody: requested, status: 200 }),
    ).toEqual([]);
  });

  test('YooKassa: the branch of a payment method is reported', () => {
    const saved = { type: 'bank_card', id: 'x', saved: true, status: 'active', card: { last4: 1234 } };
    const differences = openContract('yookassa')?.checkValue('PaymentMethodBankCard', saved);
    expect(differences).toContain('$.card.last4: 1234 is not string');
  });
});
