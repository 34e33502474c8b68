import type { ContractSummary, SideSummary } from './summarize-exchanges.ts';

const INTRODUCTION = `# Conformance

What the sandbox answers and what the product's clients send is checked against the contract files of the APIs that are
played: fields, kinds, enums, required values, parameters, statuses and content types. A field that a contract does not
know is a difference. Only the files in \`../shared/contracts\` count; where they are absent these tests are skipped.

An operation counts as checked when a good answer to it conforms. A client uses only what the product needs. This page
is written by \`node scripts/conformance.ts\`.
`;

const HEAD = [
  ['contract', 'operations', 'sandbox answers', 'exchanges', 'of them refusals', 'clients use', 'exchanges'],
  ['---', '---:', '---:', '---:', '---:', '---:', '---:'],
];

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

function describeOperations(contract: string, operations: readonly string[]): string[] {
  if (operations.length === 0) return [];
  return [`- **${contract}**: ${operations.map((operation) => `\`${operation}\``).join(', ')}`];
}

function writeSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', ...lines, ''];
}

function describeDifferences(name: string, side: string, { differing }: SideSummary): string[] {
  return differing > 0 ? [`- ${name}, ${side}: exchanges that differ from the contract: ${differing}`] : [];
}

/** The page of docs. */
export function writeTable(summaries: readonly ContractSummary[]): string {
  const counts = summaries.map(({ total, sandbox, client }) => [
    total,
    sandbox.operations.length,
    sandbox.exchanges,
    sandbox.refusals,
    client.operations.length,
    client.exchanges,
  ]);
  const rows = summaries.map(({ contract }, place) => line([contract, ...(counts[place] ?? [])]));
  const sums = (counts[0] ?? []).map((_, column) => counts.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  const differences = summaries.flatMap(({ contract, sandbox, client }) => [
    ...describeDifferences(contract, 'the sandbox', sandbox),
    ...describeDifferences(contract, 'the client', client),
  ]);
  const used = summaries.flatMap(({ contract, client }) => describeOperations(contract, client.operations));
  const unchecked = summaries.flatMap((summary) => describeOperations(summary.contract, summary.unchecked));
  return [
    INTRODUCTION,
    ...HEAD.map(line),
    ...rows,
    line(['**in all**', ...sums]),
    '',
    ...writeSection('Differences', differences),
    ...writeSection('Not checked in the sandbox', unchecked),
    ...writeSection('What the clients use', used),
  ].join('\n');
}
