import { Button } from '@mantine/core';
import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { type SavedViewScreen, saveView } from '@vitrina/contract/saved-views.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../platform/session/session.ts';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import { ViewDialog, ViewItems } from './lazy.tsx';
import classes from './saved-views.module.css';
import { type SavedViews, useSavedViews } from './use-saved-views.ts';
import { decideStart } from './view-state.ts';

/** A screen that is opened without a state opens the person's default view. Once: the plain screen stays reachable. */
function useDefaultView({ views, searchStr, open }: SavedViews): void {
  const isDecided = useRef(false);
  const isLoaded = views !== undefined;
  const decide = useEffectEvent(() => {
    if (isDecided.current) return;
    const start = decideStart(views, searchStr);
    isDecided.current = start.isDecided;
    if (start.view !== undefined) open(start.view, true);
  });
  useEffect(() => decide(), [isLoaded, searchStr]);
}

/**
 * interface-rules.md G11: the state of a screen under a name. The button says which view is open and whether it was
 * left since.
 */
export function SavedViewsMenu({ screen }: { screen: SavedViewScreen }) {
  const { t } = useTranslation();
  const saved = useSavedViews(screen);
  const [dialog, setDialog] = useState<'save' | 'rename'>('save');
  const [isDialogOpen, setDialogOpen] = useState(false);
  useDefaultView(saved);
  const maySave = useMayCall(saveView);
  const { opened } = saved;
  const name = opened?.view.name;
  const changed = opened?.isChanged === true ? t('savedViews.changed') : '';

  function ask(what: 'save' | 'rename'): void {
    setDialog(what);
    setDialogOpen(true);
  }

  if (!maySave && !saved.views?.length) return null;
  return (
    <>
      <MenuButton
        position="bottom-end"
        width={300}
        classNames={{ itemLabel: classes['label'] ?? '', dropdown: classes['dropdown'] ?? '' }}
        button={
          <Button
            variant="default"
            className={classes['target'] ?? ''}
            data-plain={name === undefined || undefined}
            title={t('savedViews.title')}
            leftSection={<IconBookmark size={17} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={15} aria-hidden />}
            aria-label={[t('savedViews.title'), name, changed].filter(Boolean).join(', ')}
          >
            {name !== undefined && (
              <span className={classes['name']} dir="auto">
                {name}
              </span>
            )}
            {changed !== '' && <span className={classes['mark']} title={changed} />}
          </Button>
        }
      >
        {() => <ViewItems saved={saved} onAsk={ask} />}
      </MenuButton>
      <ViewDialog saved={saved} what={dialog} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </>
  );
}
