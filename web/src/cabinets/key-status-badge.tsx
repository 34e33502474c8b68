import type { Cabinet } from '@vitrina/contract/cabinets.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../ui/status-badge.tsx';

type Props = { cabinet: Pick<Cabinet, 'keyStatus' | 'isBlocked'> };

export function KeyStatusBadge({ cabinet }: Props) {
  const { t } = useTranslation();
  if (cabinet.isBlocked) return <StatusBadge tone="warning">{t('cabinets.blocked')}</StatusBadge>;
  const tone = cabinet.keyStatus === 'valid' ? 'success' : 'danger';
  return <StatusBadge tone={tone}>{t(`keyStatuses.${cabinet.keyStatus}`)}</StatusBadge>;
}
