import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../platform/browser/use-stored.ts';
import type { MenuEntry } from '../menu-entries.ts';
import { usePages } from '../use-pages.ts';
import classes from './pinned-panel.module.css';
import { FIRST_PINS, PINS_KEY, Pins, pinnedOf, withPin } from './pins.ts';

export function PinnedPanel({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation();
  const pages = usePages();
  const [pins, keep] = useStored(PINS_KEY, Pins, [...FIRST_PINS]);
  const [isEditing, setEditing] = useState(false);
  const pinned = pinnedOf(pages, pins);
  return (
    <>
      <div className={classes['head']}>
        <Text fw={600}>{t('navbar.pins.title')}</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={isEditing ? null : <IconPencil size={15} aria-hidden />}
          onClick={() => setEditing(!isEditing)}
        >
          {t(isEditing ? 'navbar.pins.done' : 'navbar.pins.edit')}
        </Button>
      </div>
      {isEditing ? (
        <Stack gap={10} p={6}>
          {pages.map(({ route, title }) => (
            <Checkbox
              key={route}
              label={t(title)}
              checked={pins.includes(route)}
              onChange={(event) => keep(withPin(pins, route, event.currentTarget.checked))}
            />
          ))}
        </Stack>
      ) : pinned.length === 0 ? (
        <Text size="sm" c="dimmed" p={6}>
          {t('navbar.pins.empty')}
        </Text>
      ) : (
        <ul className={classes['grid']}>
          {pinned.map((page) => (
            <Tile key={page.route} page={page} onGo={onGo} />
          ))}
        </ul>
      )}
    </>
  );
}

function Tile({ page: { path, title, icon: Picture }, onGo }: { page: MenuEntry; onGo: () => void }) {
  const { t } = useTranslation();
  return (
    <li>
      <Link to={path} className={classes['tile']} onClick={onGo}>
        <span className={classes['icon']} aria-hidden>
          <Picture size={22} stroke={1.5} />
        </span>
        {t(title)}
      </Link>
    </li>
  );
}
