import { ActionIcon } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from './floating/hint.tsx';
import { useCopyLink } from './use-copy-link.ts';

/**
 * interface-rules.md G2: the address is the state, so a colleague who opens the link sees the same rows in the same
 * order.
 */
export function CopyLinkButton() {
  const { t } = useTranslation();
  const copy = useCopyLink();
  return (
    <Hint label={t('ui.link.copy')}>
      <ActionIcon size={36} variant="default" aria-label={t('ui.link.copy')} onClick={() => void copy()}>
        <IconLink size={18} stroke={1.6} />
      </ActionIcon>
    </Hint>
  );
}
