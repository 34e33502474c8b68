import type { WalletOperation } from '@vitrina/contract/billing/wallet.ts';
import type { DbContext } from '../../platform/context.ts';

/** Tests are built on wallets, so the application says how their cabinets are found. */
export type FindTestCabinets = (
  context: DbContext,
  testIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>;

/** Beside each test that is there its cabinet: its page is opened in it. */
export async function nameTestCabinets(
  context: DbContext,
  operations: readonly WalletOperation[],
  findTestCabinets: FindTestCabinets,
): Promise<WalletOperation[]> {
  const testIds = operations.flatMap(({ details: { testId } }) => testId ?? []);
  const cabinets = await findTestCabinets(context, [...new Set(testIds)]);
  return operations.map((operation) => {
    const cabinetId = cabinets.get(operation.details.testId ?? 0);
    return cabinetId === undefined
      ? operation
      : { ...operation, details: { ...operation.details, cabinetId } };
  });
}
