import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Problem } from '../platform/problem.ts';
import { problemText } from '../platform/problem-text.ts';

/** A refusal beside the form it belongs to, in the words of the catalogue. */
export function ProblemAlert({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {error instanceof Problem ? problemText(t, error) : t('errors.server.unknown')}
    </Alert>
  );
}
