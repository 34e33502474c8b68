import { Modal } from '@mantine/core';
import { useViewportSize } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { ChartBody } from './chart-body.tsx';
import type { ChartBodyProps } from './line-chart-props.ts';

type ExpandedChartProps = Omit<ChartBodyProps, 'height' | 'onExpand'> & {
  isOpen: boolean;
  onClose: () => void;
};

/** Title, legend and the edges of the dialog. */
const TAKEN_PX = 124;

/** The chart alone in the window; a dialog, because a phone's browser gives its whole screen to videos only. */
export function ExpandedChart({ isOpen, onClose, ...chart }: ExpandedChartProps) {
  const { t } = useTranslation();
  const { height } = useViewportSize();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={chart.label}
      fullScreen
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <ChartBody {...chart} height={Math.max(240, height - TAKEN_PX)} onExpand={undefined} />
    </Modal>
  );
}
