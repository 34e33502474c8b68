import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { KeySigns } from '../../ui/key-signs.tsx';
import { showDialog } from '../dialogs.ts';
import classes from './search-button.module.css';

/** Looks like the field that it opens: over the page there is room for what is found. */
export function SearchButton() {
  const { t } = useTranslation();
  const open = () => showDialog('palette');
  return (
    <>
      <UnstyledButton className={classes['field']} onClick={open} aria-haspopup="dialog">
        <IconSearch size={17} stroke={1.6} aria-hidden />
        <span className={classes['text']}>{t('navbar.search')}</span>
        <KeySigns keys="$mod+KeyK" />
      </UnstyledButton>
      <ActionIcon
        size="lg"
        className={classes['icon'] ?? ''}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={t('navbar.search')}
      >
        <IconSearch size={20} stroke={1.6} />
      </ActionIcon>
    </>
  );
}
