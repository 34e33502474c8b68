import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../floating/menu-button.tsx';
import type { Condition } from './condition.ts';
import classes from './condition-line.module.css';

type AddConditionProps<State, Id extends string> = {
  unset: readonly Condition<State, Id>[];
  onAdd: (condition: Condition<State, Id>) => void;
};

export function AddCondition<State, Id extends string>({ unset, onAdd }: AddConditionProps<State, Id>) {
  const { t } = useTranslation();
  if (unset.length === 0) return null;
  return (
    <MenuButton
      position="bottom-start"
      button={
        <Button
          size="xs"
          variant="default"
          className={classes['add'] ?? ''}
          data-condition=""
          leftSection={<IconPlus size={15} aria-hidden />}
          aria-label={t('ui.conditions.addLabel')}
        >
          {t('ui.conditions.add')}
        </Button>
      }
    >
      {({ Item }) =>
        unset.map((condition) => (
          <Item key={condition.id} onClick={() => onAdd(condition)}>
            {t(condition.name)}
          </Item>
        ))
      }
    </MenuButton>
  );
}
