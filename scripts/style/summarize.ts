import path from 'node:path';
import type { Place, SourceMeasure } from './measure-source.ts';

export type Figure =
  | 'any'
  | 'tsIgnore'
  | 'lintDisable'
  | 'cyclesWithTypes'
  | 'folderCycles'
  | 'filesPerFolder'
  | 'fileP90'
  | 'fileMax'
  | 'statementsP90'
  | 'statementsMax';

/** The style budget of the project: figures that the best codebases of this field already meet. */
const budget: readonly (readonly [Figure, number])[] = [
  ['any', 0],
  ['tsIgnore', 0],
  ['lintDisable', 10],
  ['cyclesWithTypes', 0],
  ['folderCycles', 0],
  ['filesPerFolder', 40],
  ['fileP90', 200],
  ['fileMax', 400],
  ['statementsP90', 10],
  ['statementsMax', 40],
];

export type Summary = {
  files: number;
  lines: number;
  commentPercent: number;
  figures: Record<Figure, number>;
};

export function compareWithBudget({ figures }: Summary): { name: Figure; found: number; most: number }[] {
  return budget.map(([name, most]) => ({ name, found: figures[name], most }));
}

type Tangles = { files: readonly string[][]; folders: readonly string[][] };

export function summarize(measures: readonly SourceMeasure[], tangles: Tangles): Summary {
  const sum = (pick: (measure: SourceMeasure) => number) =>
    measures.reduce((total, one) => total + pick(one), 0);
  const comments = sum(({ commentLines }) => commentLines);
  const files = sizes(measures.map(({ lines }) => lines));
  const functions = sizes(measures.flatMap((measure) => measure.functions.map(({ size }) => size)));
  return {
    files: measures.length,
    lines: sum(({ lines }) => lines),
    commentPercent:
      Math.round(
        (1000 * comments) /
          Math.max(
            1,
            sum(({ filledLines }) => filledLines),
          ),
      ) / 10,
    figures: {
      any: sum((measure) => measure.any),
      tsIgnore: sum(({ tsIgnore }) => tsIgnore),
      lintDisable: sum(({ lintDisable }) => lintDisable),
      cyclesWithTypes: tangles.files.length,
      folderCycles: tangles.folders.length,
      filesPerFolder: Math.max(0, ...countByFolder(measures).values()),
      fileP90: quantile(files, 0.9),
      fileMax: files.at(-1) ?? 0,
      statementsP90: quantile(functions, 0.9),
      statementsMax: functions.at(-1) ?? 0,
    },
  };
}

function countByFolder(measures: readonly SourceMeasure[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of measures) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

export function longest(places: readonly Place[], count: number): Place[] {
  return places.toSorted((a, b) => b.size - a.size).slice(0, count);
}

const sizes = (counted: readonly number[]) => counted.toSorted((a, b) => a - b);

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
