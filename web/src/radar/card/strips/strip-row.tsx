import { memo } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { pictureUrl } from '../picture-url.ts';
import { BOX, linePath, rangeOf, shareOf } from './line-path.ts';
import type { BarRow, LaneRow, LineRow, PictureRow, StateRow, StripRow } from './strip-rows.ts';
import { latestOf, rangeText, textAt } from './strip-words.ts';
import classes from './strips.module.css';
import type { Time } from './times.ts';

const percent = (share: number) => `${share * 100}%`;

/** Where a time lies on a track. */
function placeOf(time: Time, period: Time): { left: string; width: string } {
  const left = shareOf(time.from, period);
  return { left: percent(left), width: percent(shareOf(time.to, period) - left) };
}

type StripRowViewProps = { row: StripRow; period: Time; at: number | undefined; shown: number | undefined };

/** One strip: its name, its shape, and its value at the cursor, or the latest. */
export function StripRowView({ row, period, at, shown }: StripRowViewProps) {
  const words = useTexts();
  const { t } = words;
  const isFigure = row.id === 'places' || row.id === 'orders';
  return (
    <div className={classes['row']} data-part={isFigure ? 'figures' : undefined}>
      <div className={classes['label']} dir="auto">
        {t(`radarCard.strips.rows.${row.id}`)}
        <span className={classes['range']}>{rangeText(row, words)}</span>
      </div>
      <div className={classes['track']} data-track aria-hidden>
        {row.unknown.map((time) => (
          <span key={time.from} className={classes['unknown']} style={placeOf(time, period)} />
        ))}
        <Shape row={row} period={period} />
        {shown !== undefined && (
          <span className={classes['cursor']} style={{ left: percent(shareOf(shown, period)) }} />
        )}
      </div>
      <div className={classes['value']} dir="auto">
        {textAt(row, at ?? latestOf(row, period.to), words)}
      </div>
    </div>
  );
}

function PlainShape({ row, period }: { row: StripRow; period: Time }) {
  switch (row.type) {
    case 'line':
      return <Line row={row} period={period} />;
    case 'lanes':
      return <Lanes row={row} period={period} />;
    case 'state':
      return <States row={row} period={period} />;
    case 'pictures':
      return <Pictures row={row} period={period} />;
    default:
      return <Columns row={row} period={period} />;
  }
}

/** It stays while the cursor moves over it. */
const Shape = memo(PlainShape);

function Line({ row: { id, pieces, isInverted }, period }: { row: LineRow; period: Time }) {
  return (
    <svg
      className={classes['line']}
      data-part={id === 'places' ? 'figures' : undefined}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path d={linePath(pieces, period, { isInverted })} />
    </svg>
  );
}

function Lanes({ row: { lanes, hidden }, period }: { row: LaneRow; period: Time }) {
  const { t } = useTexts();
  return (
    <div className={classes['lanes']}>
      {lanes.map(({ key, name, pieces }) => (
        <div key={key} className={classes['lane']}>
          {pieces.map((piece) => (
            <span
              key={piece.from}
              className={classes['bar']}
              style={placeOf(piece, period)}
              title={name}
              dir="auto"
            >
              {piece.value}
            </span>
          ))}
        </div>
      ))}
      {hidden > 0 && (
        <span className={classes['range']}>{t('radarCard.strips.more', { count: hidden })}</span>
      )}
    </div>
  );
}

function States({ row: { pieces }, period }: { row: StateRow; period: Time }) {
  const { t } = useTexts();
  return (
    <div className={classes['lanes']}>
      <div className={classes['lane']}>
        {pieces.map((piece) =>
          piece.value === null ? null : (
            <span
              key={piece.from}
              className={classes['bar']}
              data-state={piece.value ? 'on' : 'off'}
              style={placeOf(piece, period)}
              dir="auto"
            >
              {t(piece.value ? 'radarCard.strips.onSale' : 'radarCard.strips.soldOut')}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function Pictures({ row: { pieces }, period }: { row: PictureRow; period: Time }) {
  return (
    <div className={classes['pictures']}>
      {pieces.map((piece) => (
        <span key={piece.from} className={classes['picture']} style={placeOf(piece, period)}>
          {piece.value.hash !== null && <img src={pictureUrl(piece.value.hash)} alt="" loading="lazy" />}
        </span>
      ))}
    </div>
  );
}

function Columns({ row: { pieces }, period }: { row: BarRow; period: Time }) {
  const most = Math.max(1, rangeOf(pieces)?.high ?? 0);
  return pieces.map((piece) => (
    <span
      key={piece.from}
      className={classes['column']}
      style={{ ...placeOf(piece, period), height: `calc((100% - 8px) * ${piece.value / most})` }}
    />
  ));
}
