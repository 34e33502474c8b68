import { Button, Text } from '@mantine/core';
import {
  IconBuildingStore,
  IconCheck,
  IconChevronDown,
  IconKeyOff,
  IconLock,
  IconPlus,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Cabinet } from '@vitrina/contract/cabinet.ts';
import { isUsable } from '../platform/session/cabinet-choice.ts';
import { useSession } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts/use-format.ts';
import { MenuButton } from '../ui/floating/menu-button.tsx';
import classes from './cabinet-menu.module.css';
import { cabinetNote } from './cabinet-note.ts';
import { useChooseCabinet } from './use-choose-cabinet.ts';

/** product.md 4.3: valid cabinets first; invalid ones are shown disabled, with the reason. */
export function CabinetMenu() {
  const { t, format } = useTexts();
  const { cabinets, cabinet } = useSession();
  const choose = useChooseCabinet();
  return (
    <MenuButton
      position="bottom-start"
      width={300}
      classNames={{ itemLabel: classes['label'] ?? '' }}
      button={
        <Button
          variant="default"
          className={classes['target'] ?? ''}
          leftSection={<IconBuildingStore size={18} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          aria-label={`${t('shell.cabinet')}: ${cabinet?.name ?? t('shell.noCabinet')}`}
        >
          <span className={classes['name']} dir="auto">
            {cabinet?.name ?? t('shell.noCabinet')}
          </span>
        </Button>
      }
    >
      {(Menu) => (
        <>
          {cabinets.map((one) => (
            <Menu.Item
              key={one.id}
              disabled={!isUsable(one)}
              leftSection={<StateMark cabinet={one} />}
              aria-current={one.id === cabinet?.id}
              rightSection={one.id === cabinet?.id ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => void choose(one)}
            >
              <span className={classes['name']} dir="auto" title={one.name}>
                {one.name}
              </span>
              <Text size="xs" c="dimmed" className={classes['note'] ?? ''}>
                {cabinetNote(t, format, one)}
              </Text>
            </Menu.Item>
          ))}
          {cabinets.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconPlus size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/cabinets" search={{ create: true }} {...props} />}
          >
            {t('shell.addCabinet')}
          </Menu.Item>
        </>
      )}
    </MenuButton>
  );
}

/** Beside the words of the note: which of the two keeps a cabinet closed is seen at once. */
function StateMark({ cabinet: { isValid, isBlocked } }: { cabinet: Cabinet }) {
  const Picture = isBlocked ? IconLock : isValid ? IconBuildingStore : IconKeyOff;
  return <Picture size={17} stroke={1.6} aria-hidden />;
}
