import { Alert, Button, Code, CopyButton, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { secret: string; onDone: () => void };

/** The only time that the token is seen. */
export function ShownToken({ secret, onDone }: Props) {
  const { t } = useTranslation();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and the keyboard would start from nowhere.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" role="status" icon={<IconAlertCircle size={18} />} py="xs">
        {t('account.tokens.once')}
      </Alert>
      <Code dir="ltr" block fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {secret}
      </Code>
      <Group justify="flex-end" gap="sm">
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              ref={copyButton}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'common.copied' : 'account.tokens.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {t('account.tokens.done')}
        </Button>
      </Group>
    </Stack>
  );
}
