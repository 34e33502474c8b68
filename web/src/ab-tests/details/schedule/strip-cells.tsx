import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { memo } from 'react';
import { imageColor, numbersById } from '../image-colors.ts';
import classes from './strip.module.css';
import type { ScheduleWindow, StripCell } from './strip-layout.ts';

type StripCellsProps = {
  images: readonly AbImage[];
  row: number;
  cells: readonly StripCell[];
  /** The cell in the tab order, if it stands in this row. */
  focusable: number | undefined;
  textOf: (window: ScheduleWindow) => string;
};

/** Narrower ones, in percent of a day, have no room for a number. */
const NUMBERED_PERCENT = 4;

function lookOf({ state, voidReason, suggestion, isWarmUp }: ScheduleWindow) {
  if (voidReason !== null) return 'voided';
  if (state === 'missed') return 'missed';
  if (suggestion !== null) return 'proposed';
  if (isWarmUp) return 'warmUp';
  return state;
}

/** A month has thousands of them: a row is drawn anew only when something of it changes. */
export const StripCells = memo(function StripCells({
  images,
  row,
  cells,
  focusable,
  textOf,
}: StripCellsProps) {
  const numberOf = numbersById(images);
  return (
    <span className={classes['cells']} role="presentation">
      {cells.map(({ window, left, width }, cell) => {
        const number = numberOf(window.imageId) ?? 0;
        return (
          <span
            key={window.number}
            role="gridcell"
            tabIndex={cell === focusable ? 0 : -1}
            aria-label={textOf(window)}
            className={classes['cell']}
            data-place={`${row}:${cell}`}
            data-look={lookOf(window)}
            style={{ left: `${left}%`, width: `${width}%`, '--image': imageColor({ number }) }}
          >
            {width >= NUMBERED_PERCENT && (
              <span className={classes['number']} aria-hidden>
                {number}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
});
