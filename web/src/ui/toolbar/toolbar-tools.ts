import { nextTool } from '../next-tool.ts';

type Tool = { tabIndex: number; focus: () => void };

/** Tab reaches the tool that had the focus last, or the first one. */
export function letIn(tools: readonly Tool[], current: unknown): void {
  const open = tools.find((tool) => tool === current) ?? tools[0];
  for (const tool of tools) tool.tabIndex = tool === open ? 0 : -1;
}

type Press = { key: string; target: unknown; preventDefault: () => void };

type Toolbar = {
  /** A menu of an action has arrows of its own, and stands elsewhere in the page. */
  isInside: boolean | undefined;
  tools: readonly Tool[];
  isRightToLeft: boolean;
  onLeave: (() => void) | undefined;
};

/** Arrows, Home and End lead through the tools, Escape out of them. */
export function takeToolKey(press: Press, { isInside, tools, isRightToLeft, onLeave }: Toolbar): void {
  if (isInside !== true) return;
  if (press.key === 'Escape' && onLeave !== undefined) {
    onLeave();
    return;
  }
  const at = tools.findIndex((tool) => tool === press.target);
  const next = nextTool(press.key, at, tools.length, isRightToLeft);
  if (next === undefined) return;
  press.preventDefault();
  tools[next]?.focus();
}
