import type { Sku } from '@vitrina/contract/ids.ts';
import type { RadarAlert } from '@vitrina/contract/radar/alerts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AlertEditor } from './alert-editor.tsx';
import { AlertList } from './alert-list.tsx';

/** `sku`: of the card whose page it is opened from; a new rule begins with it. */
type DrawerProps = { sku?: Sku | undefined; isOpen: boolean; onClose: () => void };

/** A rule that is written: a known one, or a new one. */
type Written = RadarAlert | 'new' | null;

export function RadarAlertsDrawer({ sku, isOpen, onClose }: DrawerProps) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<Written>(null);
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} size="lg" title={t('radarAlerts.title')}>
      {written === null ? (
        <AlertList onAdd={() => setWritten('new')} onEdit={setWritten} onGo={onClose} />
      ) : (
        <AlertEditor
          key={written === 'new' ? 'new' : written.id}
          alert={written === 'new' ? undefined : written}
          sku={sku}
          onBack={() => setWritten(null)}
          onGo={onClose}
        />
      )}
    </SidePanel>
  );
}
