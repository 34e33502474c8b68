import { Alert, Button, Code, CopyButton, Group, Stack } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { value: string; text: string; copy: string; done: string; onDone: () => void };

/** A secret at the only time that it is seen, and the button that copies it. */
export function OnceShown({ value, text, copy: label, done, onDone }: Props) {
  const { t } = useTranslation();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone, and the keyboard would start from nowhere.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" role="status" icon={<IconAlertCircle size={18} />} py="xs">
        {text}
      </Alert>
      <Code dir="ltr" block fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {value}
      </Code>
      <Group justify="flex-end" gap="sm">
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button
              ref={copyButton}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? t('common.copied') : label}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {done}
        </Button>
      </Group>
    </Stack>
  );
}
