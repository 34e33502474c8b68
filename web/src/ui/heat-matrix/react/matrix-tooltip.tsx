import { useLayoutEffect, useRef } from 'react';
import type { MatrixNote } from '../model/matrix-props.ts';
import classes from './heat-matrix.module.css';

export type SpotWords = {
  title: string;
  moment: string;
  text: string;
  change?: string | undefined;
  /** How many of the planned checks of a long bucket were answered. */
  coverage?: string | undefined;
  /** What changed in how checks are made. */
  marks: readonly string[];
  notes: readonly MatrixNote[];
};

type MatrixTooltipProps = SpotWords & { x: number; y: number };

const GAP_PX = 14;

/** Stays beside its point and inside the frame. What it says is said to screen readers by the cell itself. */
export function MatrixTooltip({ x, y, title, moment, text, ...words }: MatrixTooltipProps) {
  const { change, coverage, marks, notes } = words;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (element === null || frame === null || frame === undefined) return;
    const isRoomyRight = x + GAP_PX + element.offsetWidth < frame.clientWidth;
    const isRoomyBelow = y + GAP_PX + element.offsetHeight < frame.clientHeight;
    element.style.left = `${Math.max(0, isRoomyRight ? x + GAP_PX : x - GAP_PX - element.offsetWidth)}px`;
    element.style.top = `${Math.max(0, isRoomyBelow ? y + GAP_PX : y - GAP_PX - element.offsetHeight)}px`;
  });
  return (
    <div ref={box} className={classes['tooltip']} aria-hidden>
      <span dir="auto" className={classes['tooltipTitle']}>
        {title}
      </span>
      <span dir="auto" className={classes['tooltipMoment']}>
        {moment}
      </span>
      {text !== '' && <b dir="auto">{text}</b>}
      {change !== undefined && <span dir="auto">{change}</span>}
      {coverage !== undefined && <span dir="auto">{coverage}</span>}
      {marks.map((mark) => (
        <span key={mark} dir="auto" className={classes['tooltipMark']}>
          {mark}
        </span>
      ))}
      {notes.map((note) => (
        <span
          key={`${note.isChange === true} ${note.id}`}
          dir="auto"
          className={classes['tooltipNote']}
          data-change={note.isChange}
        >
          {note.text}
        </span>
      ))}
    </div>
  );
}
