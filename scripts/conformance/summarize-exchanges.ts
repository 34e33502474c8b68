import * as z from 'zod';

/** A line that a conformance test tells for each exchange it checks. */
export const CheckedLine = z.object({
  contract: z.string(),
  side: z.enum(['sandbox', 'client']),
  operation: z.string().optional(),
  status: z.number(),
  differences: z.array(z.string()),
});
export type CheckedLine = z.infer<typeof CheckedLine>;

export type SideSummary = {
  /** Operations with at least one good answer that conforms. */
  operations: string[];
  exchanges: number;
  refusals: number;
  differing: number;
};
export type ContractSummary = {
  contract: string;
  total: number;
  sandbox: SideSummary;
  client: SideSummary;
  /** Operations that the sandbox was never asked for, or never answered well. */
  unchecked: string[];
};

function summarizeSide(lines: readonly CheckedLine[]): SideSummary {
  const good = lines.filter(({ status, differences }) => status < 400 && differences.length === 0);
  return {
    operations: [...new Set(good.flatMap(({ operation }) => operation ?? []))].toSorted((a, b) =>
      a.localeCompare(b),
    ),
    exchanges: lines.length,
    refusals: lines.filter(({ status }) => status >= 400).length,
    differing: lines.filter(({ differences }) => differences.length > 0).length,
  };
}

/** What was checked of each contract, in the order of the contracts. */
export function summarizeExchanges(
  contracts: readonly { name: string; operations: readonly string[] }[],
  lines: readonly CheckedLine[],
): ContractSummary[] {
  return contracts.map(({ name, operations }) => {
    const of = (side: CheckedLine['side']) =>
      summarizeSide(lines.filter((line) => line.contract === name && line.side === side));
    const sandbox = of('sandbox');
    const unchecked = operations.filter((operation) => !sandbox.operations.includes(operation));
    return { contract: name, total: operations.length, sandbox, client: of('client'), unchecked };
  });
}
