import { Text } from '@mantine/core';
import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import classes from './strip.module.css';
import { StripCells } from './strip-cells.tsx';
import {
  firstPlace,
  moveInStrip,
  nowIn,
  type ScheduleWindow,
  type StripPlace,
  type StripRow,
} from './strip-layout.ts';
import { useWindowText } from './use-window-text.ts';

type ScheduleStripProps = {
  images: readonly AbImage[];
  rows: readonly StripRow[];
  at: Date;
  mayVoid: (window: ScheduleWindow) => boolean;
  /** Whoever only reads is not told of a key that opens nothing. */
  hasHint: boolean;
  onOpen: (window: ScheduleWindow) => void;
};

/** Of four hours each: more signs would touch on a phone. */
const SIGNS = [0, 4, 8, 12, 16, 20];

function placeOf(element: EventTarget): StripPlace | undefined {
  const place =
    element instanceof HTMLElement
      ? element.closest<HTMLElement>('[data-place]')?.dataset['place']
      : undefined;
  const [row, cell] = place?.split(':').map(Number) ?? [];
  return row === undefined || cell === undefined ? undefined : { row, cell };
}

/**
 * Days by windows. One cell is in the tab order, arrows go on from it (interface-rules.md G15). Time runs from left to
 * right in every language.
 */
export function ScheduleStrip({ images, rows, at, mayVoid, hasHint, onOpen }: ScheduleStripProps) {
  const { t, format } = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<StripPlace>();
  const [pointed, setPointed] = useState<StripPlace>();
  const windowAt = (place: StripPlace | undefined) =>
    place === undefined ? undefined : rows[place.row]?.cells[place.cell]?.window;
  const focusable = windowAt(chosen) === undefined ? firstPlace(rows) : chosen;
  const textOf = useWindowText(images);
  const described = windowAt(pointed) ?? windowAt(focusable);

  function open(place: StripPlace | undefined): void {
    const window = windowAt(place);
    if (window !== undefined && mayVoid(window)) onOpen(window);
  }

  function press(event: KeyboardEvent): void {
    const place = placeOf(event.target);
    if (place === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      open(place);
      return;
    }
    const next = moveInStrip(rows, place, event.key);
    if (next.row === place.row && next.cell === place.cell) return;
    event.preventDefault();
    setChosen(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.row}:${next.cell}"]`)?.focus();
  }

  function click(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (place !== undefined) setChosen(place);
    open(place);
  }

  return (
    <div className={classes['frame']} dir="ltr">
      <div className={classes['signs']} aria-hidden>
        {SIGNS.map((hour) => (
          <span key={hour} style={{ left: `${(hour / 24) * 100}%` }}>
            {String(hour).padStart(2, '0')}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t('abTestDetails.schedule.title')}
        className={classes['grid']}
        data-readonly={!hasHint || undefined}
        onKeyDown={press}
        onClick={click}
        onPointerOver={({ target }) => setPointed(placeOf(target))}
        onPointerLeave={() => setPointed(undefined)}
      >
        {rows.map(({ day, cells, marks }, row) => (
          <div key={day} role="row" className={classes['row']}>
            <span role="rowheader" className={classes['day']} dir="auto">
              {format.dayShort(day)}
            </span>
            <StripCells
              images={images}
              row={row}
              cells={cells}
              focusable={focusable?.row === row ? focusable.cell : undefined}
              textOf={textOf}
            />
            <Marks marks={marks} />
            <NowLine left={nowIn(day, at)} />
          </div>
        ))}
      </div>
      <Text size="sm" className={classes['caption'] ?? ''} dir="auto" aria-hidden>
        {described === undefined ? '\u00A0' : textOf(described)}
      </Text>
      {hasHint && (
        <Text size="xs" c="dimmed" dir="auto" className={classes['hint'] ?? ''}>
          {t('abTestDetails.schedule.hint')}
        </Text>
      )}
    </div>
  );
}

/** What happened to the product or its advertising, on a line under the windows. */
function Marks({ marks }: Pick<StripRow, 'marks'>) {
  const { t, format } = useTexts();
  return (
    <span className={classes['marks']} role="presentation">
      {marks.map(({ event, left, width }) => (
        <span
          key={`${event.kind} ${event.at}`}
          className={classes['mark']}
          data-kind={event.kind}
          title={`${t(`abTestDetails.events.${event.kind}`)}, ${format.instantShort(event.at)}`}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      ))}
    </span>
  );
}

function NowLine({ left }: { left: number | undefined }) {
  const { t } = useTexts();
  if (left === undefined) return null;
  return (
    <span className={classes['nowBox']} role="presentation" aria-hidden>
      <span className={classes['now']} style={{ left: `${left}%` }} title={t('abTestDetails.schedule.now')} />
    </span>
  );
}
