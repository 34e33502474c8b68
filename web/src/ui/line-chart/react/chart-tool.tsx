import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Hint } from '../../floating/hint.tsx';

type ChartToolProps = Omit<ComponentProps<typeof Hint>, 'label' | 'children'> & {
  Picture: Icon;
  text: string;
  isOn?: boolean;
  onClick?: () => void;
};

/** What it is given beside its own goes on to the button. */
export function ChartTool({ Picture, text, isOn = false, ...button }: ChartToolProps) {
  return (
    <Hint label={text} {...button}>
      <ActionIcon aria-label={text} {...(isOn ? { variant: 'light', color: 'primary' } : {})}>
        <Picture size={17} />
      </ActionIcon>
    </Hint>
  );
}
