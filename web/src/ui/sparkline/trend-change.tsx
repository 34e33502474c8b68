import { VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotMeasured } from '../absent.tsx';
import { type ChangeDescription, type ChangeUnit, describeChange, writtenPlaces } from './describe-change.ts';
import classes from './trend-change.module.css';

type ChangeMarkProps = Omit<ChangeDescription, 'text'> & {
  /** Read aloud after the verdict. */
  period?: string | undefined;
  children: ReactNode;
};

/** interface-rules.md G6: arrow and words; the colour only repeats them. */
export function ChangeMark({ tilt, verdict, period, children }: ChangeMarkProps) {
  const { t } = useTexts();
  return (
    <span className={classes['change']} data-verdict={verdict}>
      {tilt !== undefined && (
        <IconArrowRight size={15} aria-hidden style={{ transform: `rotate(${-tilt}deg)` }} />
      )}
      {children}
      <VisuallyHidden>
        {verdict !== undefined && t(`ui.trend.${verdict}`)} {period}
      </VisuallyHidden>
    </span>
  );
}

type TrendChangeProps = {
  /** In its unit; of places, how many were won. */
  value: number | null;
  unit?: ChangeUnit;
  /** "за 7 дней": read aloud after the number. */
  period?: string | undefined;
  /** Money spent, clicks lost. Places are given as places won, of which more is better. */
  isLowerBetter?: boolean;
  /** Where nothing around it says that the number is of places. */
  isPlaceNamed?: boolean;
};

export function TrendChange(props: TrendChangeProps) {
  const { value, unit = 'change', period, isLowerBetter = false, isPlaceNamed = false } = props;
  const { t, format } = useTexts();
  if (value === null) return <NotMeasured />;
  const { text, ...mark } = describeChange({ value, unit, isLowerBetter }, format);
  return (
    <ChangeMark {...mark} period={period}>
      <span dir="ltr">{text}</span>
      {isPlaceNamed && <span>&nbsp;{t('ui.trend.places', { count: writtenPlaces(value) })}</span>}
    </ChangeMark>
  );
}
