import { appendFileSync } from 'node:fs';
import type { CheckedExchange } from './create-checker.ts';
import type { Contract } from './open-contract.ts';

/** Who is checked: the sandbox that answers, or a client of the product that asks. */
export type Side = 'sandbox' | 'client';

export type Coverage = {
  /** As the contract's own, remembered. */
  check(exchange: CheckedExchange): string[];
  /** Operations that never got a good answer without differences; of those asked for, or of the whole contract. */
  missing(wanted?: readonly string[]): string[];
  /** How many exchanges were checked. */
  count(): number;
};

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

/** Remembers which operations a test file has checked, and tells the table of conformance when it is being made. */
export function createCoverage(contract: Contract | undefined, side: Side): Coverage {
  const covered = new Set<string>();
  let exchanges = 0;
  return {
    check(exchange) {
      if (contract === undefined) throw new Error('A skipped test must not check.');
      const differences = contract.check(exchange);
      const operation = contract.findOperation(exchange.method, exchange.path);
      exchanges += 1;
      if (operation && differences.length === 0 && exchange.status < 400) covered.add(nameOf(operation));
      describe({ contract: contract.name, side, operation, status: exchange.status, differences });
      return differences;
    },
    missing(wanted = contract?.operations.map(nameOf) ?? []) {
      return wanted.filter((name) => !covered.has(name));
    },
    count: () => exchanges,
  };
}

/** A line of JSON an exchange, for the table. */
function describe({
  operation,
  ...rest
}: Record<string, unknown> & { operation: { method: string; path: string } | undefined }): void {
  const file = process.env['VITRINA_CONFORMANCE'];
  if (file === undefined || file === '') return;
  appendFileSync(file, `${JSON.stringify({ ...rest, operation: operation && nameOf(operation) })}\n`);
}
