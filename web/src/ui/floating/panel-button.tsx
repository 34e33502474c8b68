import { cloneElement, type ReactElement } from 'react';
import type { PanelLook } from './floating-panel.tsx';
import { FloatingPanel } from './lazy.tsx';
import type { Opener } from './opener.ts';
import { useOpener } from './use-opener.ts';

type PanelButtonProps = PanelLook & {
  /** Hands what it is given on to an element. */
  button: ReactElement<Partial<Opener['button']>>;
};

/** A button with a window under it, which takes the focus and gives it back. */
export function PanelButton({ button, ...look }: PanelButtonProps) {
  const opener = useOpener('dialog');
  return (
    <>
      {cloneElement(button, opener.button)}
      {opener.wasOpened && <FloatingPanel {...opener.window} {...look} />}
    </>
  );
}
