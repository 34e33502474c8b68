import { Tooltip, UnstyledButton } from '@mantine/core';
import type uPlot from 'uplot';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { type ChartNote, type Flag, groupFlags, type Placed } from '../model/chart-events.ts';
import { plotLeftOf } from './chart-cursor.ts';
import classes from './line-chart.module.css';

type ChartFlagsProps = {
  chart: uPlot;
  notes: readonly Placed<ChartNote>[];
  onOpenNote: ((id: number) => void) | undefined;
  onOpenChange: ((id: number) => void) | undefined;
};

/** As wide as a flag's button, so that no two of them lie on each other. */
const APART_PX = 24;

/** The flags themselves are drawn on the canvas; these are their places to point at, to focus and to press. */
export function ChartFlags({ chart, notes, ...acts }: ChartFlagsProps) {
  const { min, max } = chart.scales['x'] ?? {};
  const flags = groupFlags(
    notes,
    (seconds) =>
      min == null || max == null || seconds < min || seconds > max
        ? undefined
        : chart.valToPos(seconds, 'x') + plotLeftOf(chart),
    APART_PX,
  );
  return flags.map((flag) => <FlagButton key={keyOf(flag.notes[0])} flag={flag} {...acts} />);
}

const keyOf = (note: ChartNote | undefined) => `${note?.isChange === true} ${note?.id}`;

function FlagButton({
  flag: { left, notes },
  onOpenNote,
  onOpenChange,
}: { flag: Flag } & Pick<ChartFlagsProps, 'onOpenNote' | 'onOpenChange'>) {
  const { t, format } = useTexts();
  // What a person wrote comes first.
  const first = notes.find(({ isChange }) => isChange !== true) ?? notes[0];
  const lines = notes.map(({ at, author, text }) => ({
    head: `${format.instantShort(at)} · ${author}`,
    text,
  }));
  // Begins with what is seen, so that it can be called by voice.
  const single = first?.isChange === true ? t('changes.ofProduct') : t('ui.chart.note');
  const name = notes.length > 1 ? `${notes.length} · ${t('ui.chart.notes')}` : single;
  return (
    <Tooltip
      events={{ hover: true, focus: true, touch: true }}
      openDelay={0}
      label={notes.map((note, index) => (
        <div key={keyOf(note)} className={classes['note']} dir="auto">
          <div className={classes['noteHead']}>{lines[index]?.head}</div>
          {lines[index]?.text}
        </div>
      ))}
    >
      <UnstyledButton
        className={classes['flag']}
        style={{ left }}
        aria-label={`${name}: ${lines.map(({ head, text }) => `${head}: ${text}`).join('; ')}`}
        onClick={() =>
          first !== undefined && (first.isChange === true ? onOpenChange : onOpenNote)?.(first.id)
        }
      >
        {notes.length > 1 && <span className={classes['flagCount']}>{notes.length}</span>}
      </UnstyledButton>
    </Tooltip>
  );
}
