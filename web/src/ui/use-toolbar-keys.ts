import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useIsRightToLeft } from '../platform/use-format.ts';
import { nextTool } from './next-tool.ts';

const TOOLS = 'button:not(:disabled), a[href], input:not(:disabled)';

/** A toolbar is one Tab stop: arrows, Home and End lead through its buttons, Escape out of it. */
export function useToolbarKeys({ onLeave }: { onLeave?: () => void } = {}) {
  const isRightToLeft = useIsRightToLeft();
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef<Element>(null);

  const tools = () => [...(ref.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];
  function letIn(): void {
    const all = tools();
    const open = all.find((tool) => tool === current.current) ?? all[0];
    for (const tool of all) tool.tabIndex = tool === open ? 0 : -1;
  }
  // After each draw: the actions are others' and change with what is chosen.
  useEffect(letIn);

  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      current.current = target;
      letIn();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // A menu of an action has arrows of its own.
      if (!(event.target instanceof HTMLElement) || ref.current?.contains(event.target) !== true) return;
      if (event.key === 'Escape' && onLeave !== undefined) {
        onLeave();
        return;
      }
      const all = tools();
      const next = nextTool(event.key, all.indexOf(event.target), all.length, isRightToLeft);
      if (next === undefined) return;
      event.preventDefault();
      all[next]?.focus();
    },
  };
}
