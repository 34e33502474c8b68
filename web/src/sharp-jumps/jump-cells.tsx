import { Badge, Group } from '@mantine/core';
import type { JumpMetric, JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import type { Format } from '../platform/texts/create-format.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable } from '../ui/absent.tsx';
import { Hint } from '../ui/floating/hint.tsx';
import { hourText, METRIC_UNITS, type Reason, reasonsOf } from './rules.ts';
import classes from './sharp-jumps.module.css';

export function seenText(seen: NonNullable<JumpRow['firstSeen']>, format: Pick<Format, 'dayShort'>): string {
  return seen.hour === null
    ? format.dayShort(seen.day)
    : `${format.dayShort(seen.day)}, ${hourText(seen.hour)}`;
}

/** The day, and the hour where it is known; a slow drift has neither. */
export function FirstSeen({ seen }: { seen: JumpRow['firstSeen'] }) {
  const { t, format } = useTexts();
  if (seen === null)
    return (
      <Hint label={t('sharpJumps.gradualHint')}>
        <span className={classes['quiet']}>{t('sharpJumps.gradual')}</span>
      </Hint>
    );
  return <span>{seenText(seen, format)}</span>;
}

function useReasonText(row: JumpRow, metric: JumpMetric) {
  const { t, format } = useTexts();
  return (reason: Reason): [name: string, why: string] => {
    switch (reason) {
      case 'season':
        return [
          t('sharpJumps.reasons.season'),
          t('sharpJumps.seasonWhy', {
            before: format.value(row.lastYear?.before ?? 0, METRIC_UNITS[metric]),
            after: format.value(row.lastYear?.after ?? 0, METRIC_UNITS[metric]),
          }),
        ];
      case 'holiday':
        return row.holiday === null
          ? ['', '']
          : [t(`sharpJumps.holidays.${row.holiday.name}`), format.day(row.holiday.day)];
      case 'note':
        return row.note === null
          ? ['', '']
          : [
              t('sharpJumps.reasons.note'),
              t('sharpJumps.noteWhy', {
                at: format.instantShort(row.note.at),
                sku: row.note.sku,
                text: row.note.text,
              }),
            ];
      default:
        return reason satisfies never;
    }
  };
}

export function ReasonsCell({ row, metric }: { row: JumpRow; metric: JumpMetric }) {
  const textOf = useReasonText(row, metric);
  const reasons = reasonsOf(row);
  if (reasons.length === 0) return <NotApplicable />;
  return (
    <Group gap={4} wrap="nowrap">
      {reasons.map((reason) => {
        const [name, why] = textOf(reason);
        return (
          <Hint key={reason} label={why}>
            <Badge variant="light" color="gray" tt="none" fw={500} tabIndex={0}>
              {name}
            </Badge>
          </Hint>
        );
      })}
    </Group>
  );
}

export function BestPlace({ best }: { best: JumpRow['best'] }) {
  const { t, format } = useTexts();
  if (best === null) return <NotApplicable />;
  return (
    <Hint label={t(`sharpJumps.places.${best.source}`)}>
      <span tabIndex={0}>{format.value(best.place, 'place')}</span>
    </Hint>
  );
}
