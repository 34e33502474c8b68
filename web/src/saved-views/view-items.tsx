import { Menu, Skeleton, Text } from '@mantine/core';
import {
  IconBookmarkPlus,
  IconCheck,
  IconDeviceFloppy,
  IconPencil,
  IconRefresh,
  IconStar,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { SAVED_VIEW_BOUNDS, type SavedView, saveView } from '@vitrina/contract/saved-views.ts';
import { useTranslation } from 'react-i18next';
import { useMayCall, useRight } from '../platform/session/session.ts';
import { MenuChoice } from '../ui/menu-choice.tsx';
import classes from './saved-views.module.css';
import type { SavedViews } from './use-saved-views.ts';

type ViewItemsProps = { saved: SavedViews; onAsk: (what: 'save' | 'rename') => void };

export function ViewItems({ saved, onAsk }: ViewItemsProps) {
  const { t } = useTranslation();
  const { list, views, opened, state } = saved;
  const isTooLong = state.length > SAVED_VIEW_BOUNDS.state;
  const maySave = useMayCall(saveView);
  return (
    <>
      <Views saved={saved} />
      {list.isError && views === undefined && (
        <Menu.Item
          closeMenuOnClick={false}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void list.refetch()}
        >
          {t('savedViews.failed')}
        </Menu.Item>
      )}
      {maySave && opened !== undefined && (
        <>
          <Menu.Divider />
          <OpenedItems
            saved={saved}
            view={opened.view}
            isChanged={opened.isChanged}
            onRename={() => onAsk('rename')}
          />
        </>
      )}
      {maySave && (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconBookmarkPlus size={16} aria-hidden />}
            disabled={isTooLong}
            onClick={() => onAsk('save')}
          >
            {t('savedViews.saveAs')}
            {isTooLong && (
              <Text size="xs" c="dimmed">
                {t('savedViews.tooLong')}
              </Text>
            )}
          </Menu.Item>
        </>
      )}
    </>
  );
}

function Views({ saved: { views, opened, state, open } }: { saved: SavedViews }) {
  const { t } = useTranslation();
  const check = (isCurrent: boolean) => (isCurrent ? <IconCheck size={16} aria-hidden /> : null);
  const isPlain = opened === undefined && state === '';
  return (
    <div className={classes['views']}>
      <Menu.Item aria-current={isPlain} rightSection={check(isPlain)} onClick={() => open(null)}>
        {t('savedViews.plain')}
      </Menu.Item>
      {views === undefined && <Skeleton height={32} m={4} />}
      {views?.map((view) => {
        const isCurrent = view.id === opened?.view.id;
        return (
          <Menu.Item
            key={view.id}
            aria-current={isCurrent}
            rightSection={check(isCurrent)}
            onClick={() => open(view)}
          >
            <span className={classes['name']} dir="auto" title={view.name}>
              {view.name}
            </span>
            <ViewNote view={view} />
          </Menu.Item>
        );
      })}
    </div>
  );
}

function ViewNote({ view: { isDefault, isShared, isMine, author } }: { view: SavedView }) {
  const { t } = useTranslation();
  const parts = [
    isDefault && t('savedViews.isDefault'),
    isShared && (isMine ? t('savedViews.isShared') : t('savedViews.sharedBy', { author })),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return (
    <Text size="xs" c="dimmed">
      {parts.join(' · ')}
    </Text>
  );
}

type OpenedItemsProps = { saved: SavedViews; view: SavedView; isChanged: boolean; onRename: () => void };

/** Only the author changes a view; sharing, and changing what is shared, is for those who may edit. */
function OpenedItems({ saved, view, isChanged, onRename }: OpenedItemsProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const mayChange = view.isMine && (mayEdit || !view.isShared);
  const { state, change, makeDefault, remove } = saved;
  return (
    <>
      <Menu.Label>
        <span className={classes['name']} dir="auto">
          {view.name}
        </span>
      </Menu.Label>
      {mayChange && isChanged && (
        <Menu.Item
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          onClick={() => change.mutate({ view, state })}
        >
          {t('savedViews.update')}
        </Menu.Item>
      )}
      <MenuChoice
        isOn={view.isDefault}
        onChange={(isOn) => makeDefault.mutate(isOn ? view.id : null)}
        icon={<IconStar size={16} aria-hidden />}
      >
        {t('savedViews.makeDefault')}
      </MenuChoice>
      {view.isMine && (mayEdit || view.isShared) && (
        <MenuChoice
          isOn={view.isShared}
          onChange={(isShared) => change.mutate({ view, isShared })}
          icon={<IconUsers size={16} aria-hidden />}
        >
          {t('savedViews.share')}
        </MenuChoice>
      )}
      {mayChange && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onRename}>
          {t('savedViews.rename')}
        </Menu.Item>
      )}
      {view.isMine && (
        <Menu.Item
          className={classes['danger'] ?? ''}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => remove(view)}
        >
          {t('savedViews.remove')}
        </Menu.Item>
      )}
    </>
  );
}
