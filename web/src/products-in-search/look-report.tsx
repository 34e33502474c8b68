import { Alert } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';

type LookReportProps = {
  look: OutputOf<typeof lookAtShelf> | undefined;
  error: Error | null;
  hasShelves: boolean;
};

/** Why a look failed, when to try again, and that nothing stored is lost. */
export function LookReport({ look, error, hasShelves }: LookReportProps) {
  const { t, format } = useTexts();
  if (error !== null) return <ProblemAlert error={error} />;
  if (look === undefined || look.outcome === 'read') return null;
  const sentences = [
    look.retryAt !== null && `${t('productsInSearch.retryAt', { at: format.instantShort(look.retryAt) })}.`,
    look.takenAt !== null && t('productsInSearch.partly'),
    hasShelves && t('productsInSearch.oldStay'),
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconEyeOff size={18} />}
      title={t(`productsInSearch.outcomes.${look.outcome}`)}
    >
      {sentences.join(' ')}
    </Alert>
  );
}
