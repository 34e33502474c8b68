import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KeyWay } from '../../ui/states/key-way.tsx';

/** The key keeps everything from being checked, and whoever may mends it there. The plan says it in a panel of its own. */
export function BlockedLine() {
  const { t } = useTranslation();
  return (
    <Alert variant="light" color="yellow" icon={<IconAlertCircle size={18} />} role="status">
      {t('positions.home.keyBlocks')} <KeyWay />
    </Alert>
  );
}
