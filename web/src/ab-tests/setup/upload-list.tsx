import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../../platform/api/problem-text.ts';
import { ProgressBlock } from '../../ui/progress-block.tsx';
import classes from './setup.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** Files on their way, and those that were refused, each with its own reason. */
export function UploadList({ uploads: { uploads, drop } }: { uploads: Uploads }) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  return (
    <Stack
      component="ul"
      gap="xs"
      className={classes['uploads'] ?? ''}
      aria-label={t('abTests.images.files')}
    >
      {uploads.map((one) => (
        <li key={one.id}>
          {one.problem === null ? (
            <ProgressBlock label={one.name} share={one.share === 1 ? null : one.share} />
          ) : (
            <RefusedFile upload={one} problem={one.problem} onClose={() => drop(one.id)} />
          )}
        </li>
      ))}
    </Stack>
  );
}

type RefusedFileProps = { upload: Upload; problem: NonNullable<Upload['problem']>; onClose: () => void };

function RefusedFile({ upload: { name }, problem, onClose }: RefusedFileProps) {
  const { t } = useTranslation();
  return (
    <Group gap="xs" wrap="nowrap" role="alert">
      <IconAlertCircle size={18} color="var(--v-danger-text)" aria-hidden style={{ flex: 'none' }} />
      <Text size="sm" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {t('abTests.named', { name: `\u2068${name}\u2069`, value: problemText(t, problem) })}
      </Text>
      <CloseButton size="sm" aria-label={t('abTests.images.hide', { name })} onClick={onClose} />
    </Group>
  );
}
