import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import { SidewaysGroup } from '../../ui/sideways-group.tsx';
import classes from './morning.module.css';

/** The three parts side by side, or moved sideways. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <div data-lists>
      <SidewaysGroup className={classes['morning']} label={t('statistics.morning.title')}>
        {children}
      </SidewaysGroup>
    </div>
  );
}
