import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIsRightToLeft } from '../../platform/texts/use-format.ts';
import { letIn, takeToolKey } from './toolbar-tools.ts';

const TOOLS = 'button:not(:disabled), a[href], input:not(:disabled)';

/** A toolbar is one Tab stop: arrows, Home and End lead through its buttons, Escape out of it. */
export function useToolbarKeys({ onLeave }: { onLeave?: () => void } = {}) {
  const isRightToLeft = useIsRightToLeft();
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element>(null);

  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
  // After each draw: the actions are others' and change with what is chosen.
  useEffect(() => letIn(tools(), current.current));

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      current.current = target;
      letIn(tools(), target);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const isInside = ref.current?.contains(event.target as Node);
      takeToolKey(event, { isInside, tools: tools(), isRightToLeft, onLeave });
    },
  };
}
