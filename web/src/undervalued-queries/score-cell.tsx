import { Stack, Text } from '@mantine/core';
import { SCORE_PARTS, type ScoreMarks } from '@vitrina/contract/undervalued-queries.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../platform/texts/use-format.ts';
import { HoverHint } from '../ui/hover-hint.tsx';
import { countParts, mostPoints, type ShownRow } from './rules.ts';
import { listScoreFacts } from './score-facts.ts';
import classes from './undervalued.module.css';

type ScoreProps = { row: ShownRow; marks: ScoreMarks | null; growthDays: number };

/** The score, its four parts as a bar of 100, and on hover the numbers behind them. */
export function ScoreCell({ row, marks, growthDays }: ScoreProps) {
  const { t, format } = useTexts();
  const [isPointed, setIsPointed] = useState(false);
  const { points, score } = row;
  const label = SCORE_PARTS.flatMap((part) => {
    const most = mostPoints(part, points);
    return most === null
      ? []
      : [
          t('undervaluedQueries.partOf', {
            part: t(`undervaluedQueries.parts.${part}`),
            points: format.count(points[part] ?? 0),
            most: format.count(most),
          }),
        ];
  });
  const partial = countParts(points) < SCORE_PARTS.length;
  return (
    <span
      className={classes['score']}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <b className={classes['scoreNumber']}>{format.count(score)}</b>
      <span className={classes['bar']} role="img" aria-label={label.join('; ')} dir="ltr">
        {SCORE_PARTS.map((part) => (
          <span key={part} data-part={part} style={{ width: `${points[part] ?? 0}%` }} />
        ))}
      </span>
      {isPointed && (
        <HoverHint
          delay={150}
          label={
            <Stack gap={4} maw={360}>
              {listScoreFacts({ row, marks, growthDays, t, format }).map((fact) => (
                <Text key={fact} size="xs" inherit>
                  {fact}
                </Text>
              ))}
              {partial && (
                <Text size="xs" inherit>
                  {t('undervaluedQueries.threeParts')}
                </Text>
              )}
            </Stack>
          }
        />
      )}
    </span>
  );
}

/** What the colours of the bars are. */
export function ScoreLegend() {
  const { t } = useTranslation();
  return (
    <ul className={classes['legend']}>
      {SCORE_PARTS.map((part) => (
        <li key={part}>
          <span className={classes['swatch']} data-part={part} aria-hidden />
          {t(`undervaluedQueries.parts.${part}`)}
        </li>
      ))}
    </ul>
  );
}
