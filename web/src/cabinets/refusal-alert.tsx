import { Alert, Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { Problem } from '../platform/problem.ts';
import { ProblemAlert } from '../ui/problem-alert.tsx';
import { adviceOf, wayOutOf } from './refusal-advice.ts';

/** A refusal beside its form, with what to do about it and, where that is elsewhere, the way there. */
export function RefusalAlert({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (!(error instanceof Problem)) return <ProblemAlert error={error} />;
  const advice = adviceOf(error);
  const wayOut = wayOutOf(error);
  return (
    <Alert color="red" variant="light" role="alert">
      {problemText(t, error)}
      {advice !== undefined && (
        <Text size="sm" mt={4}>
          {t(`cabinets.advice.${advice}`)}
        </Text>
      )}
      {wayOut !== undefined && (
        <Anchor component={Link} to={wayOut.to} size="sm" display="block" mt={4}>
          {t(wayOut.label)}
        </Anchor>
      )}
    </Alert>
  );
}
