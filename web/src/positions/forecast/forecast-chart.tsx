import { moscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  type getPositionForecast,
  hoursToMoment,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { BOX, bandPath, boundPath, fanScale, pastPath, shownTops, xOf, yOf } from './fan-shape.ts';
import classes from './forecast.module.css';

const WEEK_HOURS = POSITION_FORECAST.days * 24;

type ChartProps = { forecast: OutputOf<typeof getPositionForecast>; moment: number; label: string };

const inPercent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** The places of a week, what was said of them before, and the fan of the week to come. Time runs from left to right. */
export function ForecastChart({ forecast, moment, label }: ChartProps) {
  const { t, format } = useTexts();
  const { night, hours, bands, before } = forecast;
  const scale = fanScale(
    hours,
    [bands, before].flatMap((one) => (one ? [one.best80, one.worst80] : [])),
  );
  if (scale === undefined) return null;
  const dayAt = (days: number) => {
    const day = moscowDay(new Date(Date.parse(night) + days * DAY_MS));
    return {
      x: inPercent(xOf(24 * days), BOX.width),
      text: `${format.weekday(day)} ${format.dayShort(day)}`,
    };
  };
  const { days } = POSITION_FORECAST;
  return (
    <figure className={classes['chart']} dir="ltr">
      <div className={classes['plot']}>
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {shownTops(scale).map((top) => (
            <line
              key={top}
              x1={0}
              x2={BOX.width}
              y1={yOf(top, scale)}
              y2={yOf(top, scale)}
              className={classes['top']}
            />
          ))}
          {before && (
            <path
              d={bandPath({ best: before.best80, worst: before.worst80 }, scale, -WEEK_HOURS)}
              className={classes['before']}
            />
          )}
          {bands && (
            <>
              <path
                d={bandPath({ best: bands.best80, worst: bands.worst80 }, scale)}
                className={classes['wide']}
              />
              <path
                d={bandPath({ best: bands.best50, worst: bands.worst50 }, scale)}
                className={classes['narrow']}
              />
              <path d={boundPath(bands.middle, scale)} className={classes['middle']} />
            </>
          )}
          <path d={pastPath(hours, scale)} className={classes['past']} />
          <line x1={xOf(0)} x2={xOf(0)} y1={0} y2={BOX.height} className={classes['night']} />
          {bands && (
            <line
              x1={xOf(hoursToMoment(moment))}
              x2={xOf(hoursToMoment(moment))}
              y1={0}
              y2={BOX.height}
              className={classes['moment']}
            />
          )}
        </svg>
        {shownTops(scale).map((top) => (
          <span
            key={top}
            className={classes['place']}
            style={{ top: inPercent(yOf(top, scale), BOX.height) }}
          >
            {top}
          </span>
        ))}
      </div>
      <div className={classes['days']} aria-hidden>
        {[-days, -days / 2, 0, days / 2, days].map(Math.trunc).map((day) => (
          <span
            key={day}
            style={{ left: dayAt(day).x }}
            data-side={day === -days ? 'start' : day === days ? 'end' : undefined}
          >
            {dayAt(day).text}
          </span>
        ))}
      </div>
      <figcaption className={classes['legend']} dir="auto">
        <span data-line="past">{t('positionForecast.legend.past')}</span>
        {bands && (
          <>
            <span data-line="middle">{t('positionForecast.legend.middle')}</span>
            <span data-line="narrow">{t('positionForecast.legend.narrow')}</span>
            <span data-line="wide">{t('positionForecast.legend.wide')}</span>
          </>
        )}
        {before && <span data-line="before">{t('positionForecast.legend.before')}</span>}
      </figcaption>
    </figure>
  );
}
