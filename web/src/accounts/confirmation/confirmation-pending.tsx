import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ConfirmationKind } from './confirmation.ts';
import { ConfirmationCard } from './confirmation-card.tsx';

export function ConfirmationPending({ kind }: { kind: ConfirmationKind }) {
  const { t } = useTranslation();
  return (
    <ConfirmationCard title={t(`confirmations.${kind}.title`)} text={t('confirmations.pending')}>
      <Loader aria-hidden />
    </ConfirmationCard>
  );
}
