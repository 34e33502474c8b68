import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconChartLine,
  IconCopy,
  IconDownload,
  IconTable,
  IconZoomReset,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './line-chart.module.css';

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
  const saveText = t('common.download');
  return (
    <div className={classes['tools']}>
      {isZoomed && <Tool Picture={IconZoomReset} text={t('ui.chart.wholePeriod')} onClick={onWhole} isOn />}
      {isTable && <Tool Picture={IconCopy} text={t('ui.chart.copyTable')} onClick={onCopy} />}
      <Tool
        Picture={isTable ? IconChartLine : IconTable}
        text={t(isTable ? 'ui.chart.asChart' : 'ui.chart.asTable')}
        onClick={onTable}
      />
      <Menu position="bottom-end">
        <Tooltip label={saveText}>
          <Menu.Target>
            <ActionIcon aria-label={saveText}>
              <IconDownload size={17} />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onSave('png')}>{t('ui.chart.picture')}</Menu.Item>
          <Menu.Item onClick={() => onSave('csv')}>{t('ui.chart.file')}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {onExpand !== undefined && (
        <Tool Picture={IconArrowsMaximize} text={t('ui.chart.expand')} onClick={onExpand} />
      )}
    </div>
  );
}

type ToolProps = { Picture: Icon; text: string; onClick: () => void; isOn?: boolean };

function Tool({ Picture, text, onClick, isOn = false }: ToolProps) {
  return (
    <Tooltip label={text}>
      <ActionIcon
        aria-label={text}
        onClick={onClick}
        {...(isOn ? { variant: 'light', color: 'primary' } : {})}
      >
        <Picture size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
