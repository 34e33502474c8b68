import type { OfficeCabinet, OfficePerson } from '@vitrina/contract/office.ts';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/data-table/column.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { LtrText, Moment } from '../cells.tsx';

function Blocked() {
  const { t } = useTranslation();
  return <StatusBadge tone="warning">{t('office.columns.blocked')}</StatusBadge>;
}

export const FOUND_PERSON_COLUMNS: readonly Column<OfficePerson>[] = [
  {
    id: 'email',
    header: 'office.columns.email',
    kind: 'text',
    width: 280,
    isInCard: 'wide',
    value: ({ email }) => email,
    cell: ({ email }) => <LtrText text={email} />,
  },
  {
    id: 'fullName',
    header: 'office.columns.name',
    kind: 'text',
    width: 220,
    isInCard: true,
    value: ({ fullName }) => fullName,
  },
  { id: 'id', header: 'office.columns.number', kind: 'number', width: 110, value: ({ id }) => id },
  {
    id: 'createdAt',
    header: 'office.columns.since',
    description: 'ui.freshness.moscowTime',
    kind: 'custom',
    width: 200,
    isInCard: true,
    plain: ({ createdAt }, { format }) => format.instant(createdAt),
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

export const FOUND_CABINET_COLUMNS: readonly Column<OfficeCabinet>[] = [
  {
    id: 'name',
    header: 'office.columns.cabinet',
    kind: 'text',
    width: 240,
    isInCard: 'wide',
    value: ({ name }) => name,
  },
  {
    id: 'sellerId',
    header: 'office.columns.sellerId',
    kind: 'text',
    width: 160,
    isInCard: true,
    value: ({ sellerId }) => sellerId,
    cell: ({ sellerId }) => <LtrText text={sellerId} />,
  },
  {
    id: 'owner',
    header: 'office.columns.owner',
    kind: 'text',
    width: 260,
    isInCard: true,
    value: ({ ownerEmail }) => ownerEmail,
    cell: ({ ownerEmail }) => <LtrText text={ownerEmail} />,
  },
  {
    id: 'state',
    header: 'office.columns.state',
    kind: 'custom',
    width: 160,
    plain: ({ isBlocked }, { t }) => (isBlocked ? t('office.columns.blocked') : ''),
    cell: ({ isBlocked }) => isBlocked && <Blocked />,
  },
];
