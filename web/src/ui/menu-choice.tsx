import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './menu-choice.module.css';

type MenuChoiceProps = {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
};

/** Something that is on or off in a menu: the menu stays open, and the tick stands where the other ticks do. */
export function MenuChoice({ isOn, onChange, icon, className = '', children }: MenuChoiceProps) {
  return (
    <Menu.CheckboxItem
      checked={isOn}
      onChange={onChange}
      className={className}
      classNames={{ itemIndicator: classes['none'] ?? '' }}
      rightSection={isOn ? <IconCheck size={16} aria-hidden /> : null}
    >
      <span className={classes['choice']}>
        <span className={classes['icon']}>{icon}</span>
        {children}
      </span>
    </Menu.CheckboxItem>
  );
}
