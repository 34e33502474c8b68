import { Tooltip, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconFlag, IconNote } from '@tabler/icons-react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { NARROW_QUERY } from '../../../theme/breakpoints.ts';
import { FLAGS_APART, groupMarks, type Mark, type MarkGroup } from './group-marks.ts';
import { shareOf } from './line-path.ts';
import classes from './strips.module.css';
import type { Time } from './times.ts';

type FlagsRowProps = { marks: readonly Mark[]; period: Time; onOpen: (mark: Mark) => void };

const SIGN_PX = 13;
const MOST_LINES = 6;

/** Changes and notes on the axis: pointed at they say what they are, pressed they open. */
export function FlagsRow({ marks, period, onOpen }: FlagsRowProps) {
  const { t } = useTexts();
  const isNarrow = useMediaQuery(NARROW_QUERY, undefined, { getInitialValueInEffect: false }) === true;
  const groups = groupMarks(marks, (at) => shareOf(at, period), FLAGS_APART[isNarrow ? 'narrow' : 'wide']);
  return (
    <div className={classes['row']}>
      <div className={classes['label']} dir="auto">
        {t('radarCard.strips.flags')}
      </div>
      <div className={`${classes['track']} ${classes['flags']}`} data-track>
        {groups.map((group) => (
          <Flag key={group.key} group={group} onOpen={onOpen} />
        ))}
      </div>
      <div className={classes['value']} />
    </div>
  );
}

/** With the number that stands on a flag of several. */
function nameOf(marks: readonly Mark[]): string {
  const all = marks.map(({ head, text }) => `${head}: ${text}`).join('; ');
  return marks.length > 1 ? `${marks.length}. ${all}` : all;
}

function Flag({ group: { share, marks }, onOpen }: { group: MarkGroup; onOpen: (mark: Mark) => void }) {
  const { t } = useTexts();
  const [first] = marks;
  if (first === undefined) return null;
  const Sign = first.kind === 'note' ? IconNote : IconFlag;
  const lines = marks.slice(0, MOST_LINES);
  return (
    <Tooltip
      events={{ hover: true, focus: true, touch: true }}
      openDelay={0}
      multiline
      label={
        <div className={classes['tip']}>
          {lines.map(({ key, head, text }) => (
            <div key={key} dir="auto">
              <div className={classes['tipHead']}>{head}</div>
              {text}
            </div>
          ))}
          {marks.length > lines.length && (
            <div>{t('radarCard.strips.more', { count: marks.length - lines.length })}</div>
          )}
        </div>
      }
    >
      <UnstyledButton
        className={classes['flag']}
        data-kind={first.kind}
        data-importance={marks.some(({ isImportant }) => isImportant) ? 'high' : undefined}
        style={{ left: `${share * 100}%` }}
        aria-label={nameOf(marks)}
        onClick={() => onOpen(first)}
      >
        {marks.length > 1 ? marks.length : <Sign size={SIGN_PX} aria-hidden />}
      </UnstyledButton>
    </Tooltip>
  );
}
