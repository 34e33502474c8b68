/** One row of the table: what was measured, against what, and whether it keeps its budget. */
export type Row = {
  what: string;
  /** The figures as text, with units. */
  measured: string;
  baseline: string;
  /** Measured against the baseline of the same run; above 1 is slower or larger. */
  ratio: number;
  budget: string;
  isKept: boolean | null;
};

const HEAD = ['what', 'measured', 'plain baseline in the same run', 'ratio', 'budget', ''];

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function writeTable(rows: readonly Row[]): string {
  const lines = rows.map(({ what, measured, baseline, ratio, budget, isKept }) =>
    lineOf([
      what,
      measured,
      baseline,
      // What read nothing has no plain baseline.
      Number.isFinite(ratio) ? ratio.toFixed(2) : '—',
      budget,
      isKept === null ? '' : isKept ? 'kept' : 'missed',
    ]),
  );
  return [lineOf(HEAD), lineOf(HEAD.map(() => '---')), ...lines].join('\n');
}
