import type { KeyStatus } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { keyTone } from '../cabinet-state.ts';

export function KeyStatusBadge({ status }: { status: KeyStatus }) {
  const { t } = useTranslation();
  return <StatusBadge tone={keyTone(status)}>{t(`keyStatuses.${status}`)}</StatusBadge>;
}
