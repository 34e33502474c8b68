import { Modal, SimpleGrid, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useShortcuts, useSingleKeys } from '../../platform/browser/use-shortcut.ts';
import { KeySigns } from '../../ui/key-signs.tsx';
import { type ListedShortcut, listedShortcuts } from './listed-shortcuts.ts';
import classes from './shortcut-help.module.css';

type ShortcutHelpProps = { isOpen: boolean; onClose: () => void };

/** What the keyboard does here and now: the list is of those that are registered, so it cannot lie. */
export function ShortcutHelp({ isOpen, onClose }: ShortcutHelpProps) {
  const { t } = useTranslation();
  const [isOn, toggle] = useSingleKeys();
  const { everywhere, here } = listedShortcuts(useShortcuts());
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={680}
      title={<Text fw={600}>{t('shortcuts.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
        <Listed
          title={t('shortcuts.everywhere')}
          shortcuts={[...everywhere, { label: t('shortcuts.escape'), keys: ['Escape'] }]}
        />
        <Listed title={t('shortcuts.here')} shortcuts={here} />
      </SimpleGrid>
      <Switch
        mt="lg"
        checked={isOn}
        onChange={(event) => toggle(event.currentTarget.checked)}
        label={t('shortcuts.singleKeys')}
        description={t('shortcuts.singleKeysText')}
      />
    </Modal>
  );
}

function Listed({ title, shortcuts }: { title: string; shortcuts: ListedShortcut[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={title}>
      <Text size="sm" fw={600} c="dimmed" mb={6}>
        {title}
      </Text>
      {shortcuts.length === 0 && <Text size="sm">{t('shortcuts.none')}</Text>}
      <dl className={classes['list']}>
        {shortcuts.map(({ label, keys }) => (
          <div key={label} className={classes['line']}>
            <dt className={classes['keys']}>
              {keys.map((one) => (
                <KeySigns key={one} keys={one} />
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
