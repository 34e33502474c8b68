import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { FollowSettings } from './follow-settings.tsx';

export function SettingsTab({ cabinet }: { cabinet: Cabinet }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('cabinets.tabs.settings')}>
      <FollowSettings cabinet={cabinet} />
    </Panel>
  );
}
