import type { Mark, ScoreMarks, ScorePart } from '@vitrina/contract/undervalued-queries.ts';
import type { TFunction } from 'i18next';
import type { Format, ValueUnit } from '../platform/texts/create-format.ts';
import { mostPoints, type ShownRow } from './rules.ts';

/** Few sellers stand against many searches: of one search it would be a row of zeros. */
const CROWD_SEARCHES = 1000;

type Fact = {
  name: keyof ScoreMarks;
  part: ScorePart;
  unit: ValueUnit;
  value: (row: ShownRow) => number | null;
};

const FACTS: readonly Fact[] = [
  { name: 'demand', part: 'demand', unit: 'count', value: (row) => row.count },
  { name: 'conversion', part: 'conversion', unit: 'share', value: (row) => row.orderConversion },
  { name: 'zero', part: 'weakness', unit: 'share', value: (row) => row.zeroShare },
  { name: 'idle', part: 'weakness', unit: 'share', value: (row) => row.idleShare },
  {
    name: 'crowd',
    part: 'weakness',
    unit: 'decimal',
    value: (row) => (CROWD_SEARCHES * row.competitors) / row.count,
  },
];

function markOf(name: keyof ScoreMarks, marks: ScoreMarks | null): Mark {
  const mark = marks?.[name] ?? null;
  if (mark === null || name !== 'crowd') return mark;
  return { none: CROWD_SEARCHES * mark.none, all: CROWD_SEARCHES * mark.all };
}

type Given = {
  row: ShownRow;
  marks: ScoreMarks | null;
  growthDays: number;
  t: TFunction;
  format: Format;
};

/** The numbers behind a score, each with the places of the market that give none and all of its points. */
export function listScoreFacts({ row, marks, growthDays, t, format }: Given): string[] {
  const growth: Fact = {
    name: 'growth',
    part: 'growth',
    unit: 'change',
    value: (one) => (growthDays === 7 ? one.growth7 : one.growth28),
  };
  const scale = (mark: Mark, unit: ValueUnit) =>
    mark === null
      ? ''
      : t('undervaluedQueries.scale', {
          none: format.value(mark.none, unit),
          all: format.value(mark.all, unit),
        });
  const parts: ScorePart[] = ['demand', 'conversion', 'weakness', 'growth'];
  return parts.flatMap((part) => {
    const most = mostPoints(part, row.points);
    if (most === null) return [];
    const head = t('undervaluedQueries.partOf', {
      part: t(`undervaluedQueries.parts.${part}`),
      points: format.count(row.points[part] ?? 0),
      most: format.count(most),
    });
    const facts = [...FACTS, growth]
      .filter((fact) => fact.part === part)
      .flatMap(({ name, unit, value }) => {
        const measured = value(row);
        if (measured === null) return [];
        const text = t(`undervaluedQueries.facts.${name}`, {
          value: format.value(measured, unit),
          days: growthDays,
        });
        return [[text, scale(markOf(name, marks), unit)].filter(Boolean).join(' ')];
      });
    return [`${head} — ${facts.join('; ')}`];
  });
}
