import type { Day } from '@vitrina/contract/dates.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './day-strip.module.css';

type StripProps = { label: string; days: readonly { day: Day; firings: number }[] };

/** The days of a rehearsal, from left to right in every language, with a mark where a rule would have fired. */
export function DayStrip({ label, days }: StripProps) {
  const { format } = useTexts();
  const shown = days.filter(({ firings }) => firings > 0);
  const most = Math.max(1, ...days.map(({ firings }) => firings));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const said = shown
    .map(({ day, firings }) => `${format.dayShort(day)} — ${format.count(firings)}`)
    .join(', ');
  return (
    <div dir="ltr">
      <div
        role="img"
        aria-label={[label, said].filter((part) => part !== '').join(': ')}
        className={classes['strip']}
      >
        {days.map(({ day, firings }) => (
          <span
            key={day}
            className={classes['day']}
            title={`${format.dayShort(day)}: ${format.count(firings)}`}
          >
            <span style={{ height: `${(firings / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <div className={classes['ends']} aria-hidden>
        <span>{format.dayShort(first.day)}</span>
        <span>{format.dayShort(last.day)}</span>
      </div>
    </div>
  );
}
