import { Button, Text } from '@mantine/core';
import type { Change } from '@vitrina/contract/statistics/changes.ts';
import { useRight } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { NotApplicable } from '../ui/absent.tsx';
import type { Column } from '../ui/data-table/column.ts';
import { TrendChange } from '../ui/sparkline/trend-change.tsx';
import { actionOf, type ChangeAction, detailOf, kindOf, numbersOf, subjectOf } from './change-texts.ts';

type OnAction = (action: ChangeAction) => void;

function Subject({ change }: { change: Change }) {
  const words = useTexts();
  return (
    <div style={{ minWidth: 0 }}>
      <Text size="sm" truncate dir="auto">
        {subjectOf(change)}
      </Text>
      <Text size="xs" c="dimmed" truncate>
        <bdi>{detailOf(change, words)}</bdi>
      </Text>
    </div>
  );
}

function Numbers({ change }: { change: Change }) {
  const text = numbersOf(change, useTexts());
  return text === undefined ? <NotApplicable /> : <span dir="ltr">{text}</span>;
}

function Action({ change, onAction }: { change: Change; onAction: OnAction }) {
  const { t } = useTexts();
  const mayEdit = useRight('edit');
  const action = actionOf(change, mayEdit);
  const label = t(`statistics.changes.actions.${action.kind}`);
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={t('statistics.changes.actionOf', { action: label, name: subjectOf(change) })}
      onClick={() => onAction(action)}
    >
      {label}
    </Button>
  );
}

/** The order of the rows is the answer, so nothing here sorts. */
export function changeColumns(onAction: OnAction): Column<Change>[] {
  return [
    {
      id: 'what',
      header: 'statistics.changes.columns.what',
      kind: 'text',
      value: subjectOf,
      cell: (change) => <Subject change={change} />,
      width: 310,
      isInCard: 'wide',
    },
    {
      id: 'kind',
      header: 'statistics.changes.columns.kind',
      kind: 'text',
      value: kindOf,
      plain: (change, { t }) => t(`statistics.changes.kinds.${kindOf(change)}`),
      cell: (change) => <Kind change={change} />,
      width: 200,
      isInCard: true,
    },
    {
      id: 'change',
      header: 'statistics.changes.columns.change',
      kind: 'text',
      value: (change) => change.kind,
      plain: (change, words) => numbersOf(change, words),
      cell: (change) => <Numbers change={change} />,
      width: 150,
      isInCard: true,
    },
    {
      id: 'effect',
      header: 'statistics.changes.columns.effect',
      description: 'statistics.changes.columns.effectHint',
      kind: 'number',
      unit: 'kopecks',
      value: ({ effectKopecks }) => effectKopecks ?? undefined,
      cell: ({ effectKopecks }) =>
        effectKopecks === null ? <NotApplicable /> : <TrendChange value={effectKopecks} unit="estimate" />,
      width: 150,
      isInCard: true,
    },
    {
      id: 'actions',
      header: 'statistics.changes.columns.actions',
      kind: 'custom',
      width: 150,
      isFixed: true,
      cell: (change) => <Action change={change} onAction={onAction} />,
    },
  ];
}

function Kind({ change }: { change: Change }) {
  const { t } = useTexts();
  return (
    <Text size="sm" span>
      {t(`statistics.changes.kinds.${kindOf(change)}`)}
    </Text>
  );
}
