import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import compact from '../../ui/compact.module.css';
import { AlertsDrawer } from './lazy.tsx';

/** Rules of the cabinet; on the screen of one product a new rule begins with that product. */
export function AlertsButton({ entry }: { entry?: PositionEntry | undefined }) {
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
        {t('positions.alertsButton')}
      </Button>
      <AlertsDrawer isOpen={isOpen} entry={entry} onClose={() => setOpen(false)} />
    </>
  );
}
