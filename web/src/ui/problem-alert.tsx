import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { Problem } from '../platform/problem.ts';

/** A refusal beside the form it belongs to, in the words of the catalogue. */
export function ProblemAlert({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert" py="xs">
      {error instanceof Problem ? problemText(t, error) : t('errors.server.unknown')}
    </Alert>
  );
}
