import { Alert, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../platform/api/problem-text.ts';
import { Problem } from '../platform/problem.ts';
import { KeyWay } from './states/key-way.tsx';

/** A refusal beside the form it belongs to, in the words of the catalogue. */
export function ProblemAlert({ error }: { error: Error | null }) {
  const { t } = useTranslation();
  if (error === null) return null;
  const problem = error instanceof Problem ? error : new Problem('server.unknown', {}, 0);
  return (
    <Alert color="red" icon={<IconAlertCircle size={18} />} role="alert" py="xs">
      {problemText(t, problem)}
      {/* product.md 8.4: wherever an invalid key is named. */}
      {problem.is('cabinet.invalidKey') && (
        <Text size="sm" mt={4}>
          <KeyWay />
        </Text>
      )}
    </Alert>
  );
}
