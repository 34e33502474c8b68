import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import compact from '../../ui/compact.module.css';
import { RadarAlertsDrawer } from './lazy.tsx';

/** Rules of the cabinet about changes of cards. */
export function RadarAlertsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={compact['compact'] ?? ''}
        leftSection={<IconBell size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('radar.alertsButton')}
      </Button>
      <RadarAlertsDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
