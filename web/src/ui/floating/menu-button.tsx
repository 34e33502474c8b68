import { cloneElement, type ReactElement } from 'react';
import type { MenuLook } from './floating-menu.tsx';
import { FloatingMenu } from './lazy.tsx';
import type { Opener } from './opener.ts';
import { useOpener } from './use-opener.ts';

type MenuButtonProps = MenuLook & {
  /** Hands what it is given on to an element. */
  button: ReactElement<Partial<Opener['button']>>;
};

/** A button with a menu; the entries are made of the parts that they are given, which come with the menu. */
export function MenuButton({ button, ...look }: MenuButtonProps) {
  const opener = useOpener('menu');
  return (
    <>
      {cloneElement(button, opener.button)}
      {opener.wasOpened && <FloatingMenu {...opener.window} {...look} />}
    </>
  );
}
