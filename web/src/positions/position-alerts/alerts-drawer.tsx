import '../../theme/mantine-drawer.css';
import { Drawer } from '@mantine/core';
import type { PositionAlert } from '@vitrina/contract/position-alerts.ts';
import type { PositionEntry } from '@vitrina/contract/positions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsRightToLeft } from '../../platform/use-format.ts';
import { AlertEditor } from './alert-editor.tsx';
import { AlertList } from './alert-list.tsx';

type DrawerProps = { entry: PositionEntry | undefined; isOpen: boolean; onClose: () => void };

/** A rule that is written: a known one, or a new one. */
type Written = PositionAlert | 'new' | null;

export function AlertsDrawer({ entry, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const isRightToLeft = useIsRightToLeft();
  const [written, setWritten] = useState<Written>(null);
  const back = () => setWritten(null);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={isRightToLeft ? 'left' : 'right'}
      size="lg"
      title={t('positionAlerts.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {written === null ? (
        <AlertList onAdd={() => setWritten('new')} onEdit={setWritten} onGo={onClose} />
      ) : (
        <AlertEditor
          key={written === 'new' ? 'new' : written.id}
          alert={written === 'new' ? undefined : written}
          entry={entry}
          onBack={back}
          onGo={onClose}
        />
      )}
    </Drawer>
  );
}
