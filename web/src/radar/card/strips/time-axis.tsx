import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { shareOf } from './line-path.ts';
import { listTicks } from './list-ticks.ts';
import classes from './strips.module.css';
import type { Time } from './times.ts';
import type { useCursor } from './use-cursor.ts';

type TimeAxisProps = {
  period: Time;
  cursor: ReturnType<typeof useCursor>;
  /** What all strips show at the cursor, for those who hear it. */
  spoken: string;
};

/** Dates under the strips, and the handle by which the keyboard moves through time. */
export function TimeAxis({ period, cursor, spoken }: TimeAxisProps) {
  const { t, format } = useTexts();
  const { at = period.to, kept, shown, keyboard } = cursor;
  return (
    <div className={classes['row']}>
      <div className={classes['label']} />
      <div
        className={`${classes['track']} ${classes['axis']}`}
        role="slider"
        tabIndex={0}
        aria-label={t('radarCard.strips.cursor')}
        aria-valuemin={period.from}
        aria-valuemax={period.to}
        aria-valuenow={Math.round(kept)}
        aria-valuetext={spoken}
        {...keyboard}
      >
        {listTicks(period).map((day) => {
          const share = shareOf(startOfMoscowDay(day).getTime(), period);
          return (
            <span
              key={day}
              className={classes['tick']}
              data-edge={share < 0.04 ? 'start' : share > 0.96 ? 'end' : undefined}
              style={{ left: `${share * 100}%` }}
              dir="auto"
            >
              {format.dayShort(day)}
            </span>
          );
        })}
        {shown !== undefined && (
          <span className={classes['cursor']} style={{ left: `${shareOf(shown, period) * 100}%` }} />
        )}
      </div>
      <div className={classes['value']} dir="auto">
        <b>{format.instantShort(new Date(at).toISOString())}</b>
      </div>
    </div>
  );
}
