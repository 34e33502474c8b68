import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDirectionGraphs } from './use-direction-graphs.ts';

/** Stands on pages with several charts. */
export function SyncChartsSwitch() {
  const { t } = useTranslation();
  const [isOn, setIsOn] = useDirectionGraphs();
  return (
    <Switch
      size="sm"
      label={t('ui.chart.sync')}
      checked={isOn}
      onChange={(event) => setIsOn(event.currentTarget.checked)}
    />
  );
}
