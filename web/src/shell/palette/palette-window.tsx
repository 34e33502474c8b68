import { Loader, Modal, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Find, grouped, nextFind } from './find.ts';
import { FindList, optionId } from './find-list.tsx';
import classes from './palette.module.css';
import { PaletteFoot } from './palette-foot.tsx';
import { useFinds } from './use-finds.ts';
import type { Served } from './use-server-finds.ts';

export type PaletteWindowProps = {
  isOpen: boolean;
  onClose: () => void;
  onAppearance?: () => void;
  typed: string;
  onType: (text: string) => void;
  served: Served;
};

const PHONE = '(max-width: 37.5em)';

export function PaletteWindow({ isOpen, onClose, onAppearance, typed, onType, served }: PaletteWindowProps) {
  const { t } = useTranslation();
  const listId = useId();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) === true;
  const [chosen, choose] = useState<string>();
  const groups = grouped(useFinds(typed.trim(), served, onAppearance));
  const finds = groups.flatMap((group) => group.finds);
  // What was chosen may be gone with the next answer; then the first line is.
  const current = finds.some(({ key }) => key === chosen) ? chosen : nextFind(finds, undefined, 'Home');

  function run(find: Find): void {
    onClose();
    find.run();
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      const next = nextFind(finds, current, key);
      choose(next);
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' });
    }
    if (key === 'Enter') {
      event.preventDefault();
      const find = finds.find((one) => one.key === current);
      if (find !== undefined) run(find);
    }
  }

  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={640}
      padding={0}
      yOffset="12vh"
      centered={false}
      fullScreen={isPhone}
      transitionProps={{ transition: 'fade', onExited: () => onType('') }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('palette.title')}>
        <Modal.Body className={classes['body'] ?? ''} data-full={isPhone || undefined}>
          <TextInput
            variant="unstyled"
            size="md"
            className={classes['field'] ?? ''}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
            rightSection={served.isLoading ? <Loader size={16} /> : null}
            placeholder={t('palette.placeholder')}
            aria-label={t('palette.title')}
            role="combobox"
            aria-expanded={finds.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current === undefined ? undefined : optionId(listId, current)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            value={typed}
            onChange={(event) => {
              onType(event.currentTarget.value);
              choose(undefined);
            }}
            onKeyDown={press}
          />
          <FindList id={listId} groups={groups} current={current} onPoint={choose} onRun={run} />
          <PaletteFoot
            typed={typed.trim()}
            isEmpty={finds.length === 0}
            served={served}
            onClose={onClose}
            isPhone={isPhone}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
