import { IconArrowsMaximize, IconChartLine, IconCopy, IconTable, IconZoomReset } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ChartTool } from './chart-tool.tsx';
import classes from './line-chart.module.css';
import { SaveMenu } from './save-menu.tsx';

type ChartToolsProps = {
  isTable: boolean;
  isZoomed: boolean;
  onTable: () => void;
  onWhole: () => void;
  onCopy: () => void;
  onSave: (format: 'png' | 'csv') => void;
  /** Absent on a chart that fills the window already. */
  onExpand: (() => void) | undefined;
};

export function ChartTools(props: ChartToolsProps) {
  const { isTable, isZoomed, onTable, onWhole, onCopy, onSave, onExpand } = props;
  const { t } = useTranslation();
  return (
    <div className={classes['tools']}>
      {isZoomed && (
        <ChartTool Picture={IconZoomReset} text={t('ui.chart.wholePeriod')} onClick={onWhole} isOn />
      )}
      {isTable && <ChartTool Picture={IconCopy} text={t('ui.chart.copyTable')} onClick={onCopy} />}
      <ChartTool
        Picture={isTable ? IconChartLine : IconTable}
        text={t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
        onClick={onTable}
      />
      <SaveMenu onSave={onSave} />
      {onExpand !== undefined && (
        <ChartTool Picture={IconArrowsMaximize} text={t('ui.chart.expand')} onClick={onExpand} />
      )}
    </div>
  );
}
