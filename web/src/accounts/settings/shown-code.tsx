import { Code, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy-button.tsx';

type Props = { label: string; code: string; left: string; size?: 'md' | 'xl' };

/** A code to be typed elsewhere and how long it lives. */
export function ShownCode({ label, code, left, size = 'md' }: Props) {
  const { t } = useTranslation();
  return (
    <Stack gap={4} align="flex-start">
      <Text size="sm">{label}</Text>
      <Group gap="xs" wrap="nowrap">
        <Code dir="ltr" fz={size} px="sm" py={6} style={{ overflowWrap: 'anywhere' }}>
          {code}
        </Code>
        <CopyButton value={code} label={t('account.copyCode')} />
      </Group>
      {/* Not announced: a screen reader would speak every second. */}
      <Text size="xs" c="dimmed">
        {t('account.codeLives', { left })}
      </Text>
    </Stack>
  );
}
