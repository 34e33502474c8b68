import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../floating/hint.tsx';
import { PanelButton } from '../../floating/panel-button.tsx';
import { ViewPanel } from './lazy.tsx';
import classes from './view-menu.module.css';
import type { ViewPanelProps } from './view-panel.tsx';

/** interface-rules.md G1: how this person looks at the table. What is inside comes when it is opened. */
export function ViewMenu<Row>(props: ViewPanelProps<Row>) {
  const { t } = useTranslation();
  return (
    <PanelButton
      position="bottom-end"
      width={344}
      isBare
      className={classes['menu']}
      aria-label={t('ui.table.view')}
      middlewares={{ flip: true, shift: true, size: { padding: 12, apply: keepRoom } }}
      button={
        <Hint label={t('ui.table.view')}>
          <ActionIcon variant="default" size="input-sm" aria-label={t('ui.table.view')}>
            <IconAdjustmentsHorizontal size={18} />
          </ActionIcon>
        </Hint>
      }
    >
      {() => <ViewPanel {...props} />}
    </PanelButton>
  );
}

type Size = { availableHeight: number; elements: { floating: HTMLElement } };

/** The list of columns scrolls inside of what the window has left. */
function keepRoom({ availableHeight, elements }: Size): void {
  elements.floating.style.setProperty('--room', `${availableHeight}px`);
}
