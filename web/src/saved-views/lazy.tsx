import { Button, Skeleton } from '@mantine/core';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { dialogOnDemand } from '../platform/loading/dialog-on-demand.tsx';
import { onDemand } from '../platform/loading/on-demand.tsx';
import { withTexts } from '../platform/texts/catalogues.ts';
import classes from './saved-views.module.css';

/** As wide as the button of a screen without an opened view. */
function StandIn() {
  return (
    <Button
      variant="default"
      className={classes['target'] ?? ''}
      data-plain
      disabled
      aria-hidden
      leftSection={<IconBookmark size={17} stroke={1.6} />}
      rightSection={<IconChevronDown size={15} />}
    />
  );
}

export const SavedViewsMenu = onDemand(
  async () => (await withTexts(['dialogs'], import('./saved-views-menu.tsx'))).SavedViewsMenu,
  () => <StandIn />,
  'button',
);

export const ViewDialog = dialogOnDemand(async () => (await import('./view-dialog.tsx')).ViewDialog);

/** With the menu itself, which no screen needs before it is opened. */
export const ViewItems = onDemand(
  async () => (await import('./view-items.tsx')).ViewItems,
  () => <Skeleton height={32} m={4} />,
);
