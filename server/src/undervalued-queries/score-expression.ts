import { SCORE_WEIGHTS, type ScorePart } from '@vitrina/contract/undervalued-queries.ts';
import { MEASURES } from './measures.ts';
import type { MarkName, Scale } from './scale.ts';
import { type GrowthMeasure, UNDECIDED } from './score.ts';

const WEAKNESS = ['zero', 'idle', 'crowd'] as const satisfies readonly MarkName[];

function fulfilSql(name: MarkName, { marks }: Scale): string | null {
  const mark = marks[name];
  if (mark === null) return null;
  if (mark.none === mark.all) {
    const isAlwaysThere = !name.startsWith('growth');
    return isAlwaysThere ? String(UNDECIDED) : `if(isNull(${MEASURES[name].sql}), null, ${UNDECIDED})`;
  }
  const none = `{${name}None:Float64}`;
  return `least(1, greatest(0, (${MEASURES[name].sql} - ${none}) / ({${name}All:Float64} - ${none})))`;
}

function averageSql(values: readonly (string | null)[]): string | null {
  return values.includes(null) ? null : `(${values.join(' + ')}) / ${values.length}`;
}

export type ScoreWeights = Readonly<Record<ScorePart, number>>;

/** The whole score of score.ts over columns of sq_win; only growth may be absent in one row and there in another. */
export function scoreExpression(
  scale: Scale,
  growth: GrowthMeasure,
  weights: ScoreWeights = SCORE_WEIGHTS,
): string {
  const weak = WEAKNESS.map((name) => fulfilSql(name, scale));
  const always: [ScorePart, string | null][] = [
    ['demand', fulfilSql('demand', scale)],
    ['conversion', fulfilSql('conversion', scale)],
    ['weakness', averageSql(weak)],
  ];
  const measured = always.filter(([, sql]) => sql !== null);
  const weight = measured.reduce((sum, [part]) => sum + weights[part], 0);
  if (weight === 0) return '0';
  const sum = measured.map(([part, sql]) => `${weights[part]} * (${sql})`).join(' + ');
  const without = `100 * (${sum}) / ${weight}`;
  const grown = growth === null ? null : fulfilSql(growth, scale);
  if (grown === null) return `floor(0.5 + ${without})`;
  const whole = `100 * (${sum} + ${weights.growth} * ${grown}) / ${weight + weights.growth}`;
  return `floor(0.5 + ifNull(${whole}, ${without}))`;
}

/** The parameters that the expression names. */
export function scoreParameters({ marks, ...averages }: Scale): Record<string, number> {
  const bounds = Object.entries(marks).flatMap(([name, mark]) =>
    mark === null ? [] : [[`${name}None`, mark.none] as const, [`${name}All`, mark.all] as const],
  );
  return Object.fromEntries([...bounds, ...averageEntries(averages)]);
}

export function averageEntries({ buyers, zero, idle }: Omit<Scale, 'marks'>): [string, number][] {
  return [
    ['buyersAverage', buyers],
    ['zeroAverage', zero],
    ['idleAverage', idle],
  ];
}
