import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { OfficeAction } from '@vitrina/contract/office.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { LtrText, Moment } from '../cells.tsx';
import { describeAction } from './describe-action.ts';

type Person = OfficeAction['person'];

const nameOf = (person: NonNullable<Person>) => person.email ?? `№ ${person.id}`;

function Operator({ operator }: { operator: Person }) {
  const { t } = useTexts();
  return operator === null ? <span>{t('office.audit.command')}</span> : <LtrText text={nameOf(operator)} />;
}

function About({ person }: { person: NonNullable<Person> }) {
  return (
    <Anchor size="sm" renderRoot={(props) => <Link to="/office" search={{ user: person.id }} {...props} />}>
      <LtrText text={nameOf(person)} />
    </Anchor>
  );
}

function Description({ action }: { action: OfficeAction }) {
  return (
    <Text size="sm" lineClamp={2}>
      {describeAction(action, useTexts())}
    </Text>
  );
}

function Reason({ reason }: { reason: string }) {
  return (
    <Text size="sm" lineClamp={2} title={reason} dir="auto">
      {reason}
    </Text>
  );
}

export const AUDIT_COLUMNS: readonly Column<OfficeAction>[] = [
  {
    id: 'at',
    header: 'office.columns.at',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    width: 190,
    isInCard: true,
    plain: ({ at }, { format }) => format.instant(at),
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'operator',
    header: 'office.columns.operator',
    kind: 'custom',
    width: 200,
    isInCard: true,
    plain: ({ operator }, { t }) => (operator === null ? t('office.audit.command') : nameOf(operator)),
    cell: ({ operator }) => <Operator operator={operator} />,
  },
  {
    id: 'kind',
    header: 'office.columns.action',
    kind: 'custom',
    width: 230,
    isInCard: 'wide',
    plain: describeAction,
    cell: (action) => <Description action={action} />,
  },
  {
    id: 'person',
    header: 'office.columns.person',
    kind: 'custom',
    width: 200,
    isInCard: true,
    plain: ({ person }) => (person === null ? '' : nameOf(person)),
    cell: ({ person }) => person !== null && <About person={person} />,
  },
  {
    id: 'reason',
    header: 'office.columns.reason',
    kind: 'custom',
    width: 280,
    plain: ({ reason }) => reason ?? '',
    cell: ({ reason }) => reason !== null && <Reason reason={reason} />,
  },
  {
    id: 'id',
    header: 'office.columns.number',
    kind: 'number',
    width: 80,
    isHidden: true,
    value: ({ id }) => id,
  },
  {
    id: 'hash',
    header: 'office.columns.hash',
    description: 'office.audit.hashText',
    kind: 'text',
    width: 140,
    isHidden: true,
    value: ({ hash }) => hash,
  },
];
