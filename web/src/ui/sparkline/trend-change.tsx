import { VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { NotMeasured } from '../absent.tsx';
import classes from './trend-change.module.css';

type TrendChangeProps = {
  /** A relative change (0.12 = +12 %), a difference of places or one of their averages. */
  value: number | null;
  unit?: 'change' | 'place' | 'average';
  /** "за 7 дней": read aloud after the number. */
  period?: string;
  /** Places: a smaller number is closer to the first. */
  isLowerBetter?: boolean;
};

/** interface-rules.md G6: sign, arrow and words; the colour only repeats them. */
export function TrendChange({ value, unit = 'change', period, isLowerBetter = false }: TrendChangeProps) {
  const { t, format } = useTexts();
  if (value === null) return <NotMeasured />;
  const Arrow =
    value === 0 ? IconArrowRight : value > 0 === isLowerBetter ? IconArrowDownRight : IconArrowUpRight;
  const tone = value === 0 ? 'same' : value > 0 === isLowerBetter ? 'worse' : 'better';
  return (
    <span className={classes['change']} data-tone={tone}>
      <Arrow size={15} aria-hidden />
      <span dir="ltr">
        {unit === 'average'
          ? `${value > 0 ? '+' : ''}${format.decimal(value)}`
          : unit === 'change'
            ? format.change(value)
            : format.signed(value)}
      </span>
      <VisuallyHidden>
        {unit !== 'change' && tone !== 'same' ? t(`ui.trend.${tone}`) : ''} {period}
      </VisuallyHidden>
    </span>
  );
}

type TrendAngleProps = { degrees: number | null };

/** The arrow stands as the line of the trend does; the words say which way that is. */
export function TrendAngle({ degrees }: TrendAngleProps) {
  const { t, format } = useTexts();
  if (degrees === null) return <NotMeasured />;
  const way = degrees === 0 ? 'same' : degrees > 0 ? 'up' : 'down';
  const tone = { up: 'better', down: 'worse', same: 'same' }[way];
  return (
    <span className={classes['change']} data-tone={tone}>
      <IconArrowRight size={15} aria-hidden style={{ transform: `rotate(${-degrees}deg)` }} />
      <span dir="ltr">{format.degrees(degrees)}</span>
      <VisuallyHidden>{t(`ui.trend.${way}`)}</VisuallyHidden>
    </span>
  );
}
