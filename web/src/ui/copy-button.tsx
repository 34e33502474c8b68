import { ActionIcon, CopyButton as MantineCopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from './floating/hint.tsx';

export function CopyButton({ value, label }: { value: string; label?: string }) {
  const { t } = useTranslation();
  return (
    <MantineCopyButton value={value} timeout={1500}>
      {({ copied, copy }) => {
        const text = copied ? t('common.copied') : (label ?? t('common.copy'));
        return (
          <Hint label={text} delay={0}>
            <ActionIcon size="sm" aria-label={text} onClick={copy}>
              {copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
            </ActionIcon>
          </Hint>
        );
      }}
    </MantineCopyButton>
  );
}
