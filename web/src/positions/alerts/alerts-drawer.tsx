import type { PositionAlert } from '@vitrina/contract/positions/alerts.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AlertEditor } from './alert-editor.tsx';
import { AlertList } from './alert-list.tsx';

type DrawerProps = { entry: PositionEntry | undefined; isOpen: boolean; onClose: () => void };

/** A rule that is written: a known one, or a new one. */
type Written = PositionAlert | 'new' | null;

export function AlertsDrawer({ entry, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<Written>(null);
  const back = () => setWritten(null);
  // What is opened next may be the rules of another cabinet, or the same one as a colleague has changed it.
  const close = () => {
    back();
    onClose();
  };
  return (
    <SidePanel isOpen={isOpen} onClose={close} size="lg" title={t('positionAlerts.title')}>
      {written === null ? (
        <AlertList onAdd={() => setWritten('new')} onEdit={setWritten} onGo={close} />
      ) : (
        <AlertEditor
          key={written === 'new' ? 'new' : written.id}
          alert={written === 'new' ? undefined : written}
          entry={entry}
          onBack={back}
          onGo={close}
        />
      )}
    </SidePanel>
  );
}
