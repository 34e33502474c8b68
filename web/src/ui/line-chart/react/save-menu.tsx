import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../floating/menu-button.tsx';
import { ChartTool } from './chart-tool.tsx';

export function SaveMenu({ onSave }: { onSave: (format: 'png' | 'csv') => void }) {
  const { t } = useTranslation();
  return (
    <MenuButton
      position="bottom-end"
      button={<ChartTool Picture={IconDownload} text={t('common.download')} />}
    >
      {({ Item }) => (
        <>
          <Item onClick={() => onSave('png')}>{t('ui.chart.picture')}</Item>
          <Item onClick={() => onSave('csv')}>{t('ui.chart.file')}</Item>
        </>
      )}
    </MenuButton>
  );
}
