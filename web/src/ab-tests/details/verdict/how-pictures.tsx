import { imageColor } from '../image-colors.ts';
import classes from './verdict.module.css';

const SIZE = { width: 132, height: 88 };
const CELL = { width: 26, height: 22, gap: 4 };
/** Three images over four slots: each day begins one image later. */
const DAYS = [0, 1, 2];
const SLOTS = [0, 1, 2, 3];

const frame = {
  viewBox: `0 0 ${SIZE.width} ${SIZE.height}`,
  className: classes['sketch'],
  'aria-hidden': true,
};

export function RotationPicture() {
  return (
    <svg {...frame}>
      {DAYS.flatMap((day) =>
        SLOTS.map((slot) => (
          <rect
            key={`${day}-${slot}`}
            x={8 + slot * (CELL.width + CELL.gap)}
            y={8 + day * (CELL.height + CELL.gap)}
            width={CELL.width}
            height={CELL.height}
            rx={3}
            fill={imageColor({ number: ((slot + day) % DAYS.length) + 1 })}
          />
        )),
      )}
    </svg>
  );
}

/** Shares of clicks of the windows of two images: dots around a mean. */
const DOTS = {
  1: [28, 40, 33, 52, 37, 45],
  2: [44, 58, 49, 66, 53, 60],
} as const;

export function NoisePicture() {
  return (
    <svg {...frame}>
      {([1, 2] as const).map((number) => (
        <g key={number} fill={imageColor({ number })}>
          {DOTS[number].map((y, index) => (
            <circle key={y} cx={16 + index * 20} cy={y} r={4} />
          ))}
          <rect x={8} y={mean(DOTS[number]) - 9} width={116} height={18} opacity={0.16} />
        </g>
      ))}
    </svg>
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Intervals that grow narrower, the last of which leaves zero behind. */
const INTERVALS = [
  { from: 12, to: 110 },
  { from: 34, to: 112 },
  { from: 62, to: 114 },
];
const ZERO_X = 48;

export function IntervalPicture() {
  return (
    <svg {...frame}>
      <line x1={ZERO_X} x2={ZERO_X} y1={8} y2={80} className={classes['zeroLine']} />
      {INTERVALS.map(({ from, to }, index) => (
        <g key={from} fill={imageColor({ number: 2 })} opacity={from > ZERO_X ? 1 : 0.45}>
          <rect x={from} y={19 + index * 24} width={to - from} height={6} rx={3} />
          <circle cx={(from + to) / 2} cy={22 + index * 24} r={6} />
        </g>
      ))}
    </svg>
  );
}
