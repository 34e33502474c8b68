import type { ClipboardEvent } from 'react';
import { isOwnControl } from './cell-dom.ts';

type CopyEvent = Pick<ClipboardEvent, 'target' | 'preventDefault'> & {
  clipboardData: Pick<DataTransfer, 'setData'>;
};

type CopyHands<Copied> = {
  /** What is chosen in the page; null where it cannot be. */
  selection: Pick<Selection, 'isCollapsed'> | null;
  /** undefined: there is nothing to copy. */
  read: () => Copied | undefined;
  write: (copied: Copied) => string;
  onCopied: (copied: Copied) => void;
};

/** Copies cells, except where text was chosen with the mouse or a control has the focus: those are copied as text. */
export function takeCopy<Copied>(event: CopyEvent, hands: CopyHands<Copied>): void {
  const { selection, read, write, onCopied } = hands;
  if (selection?.isCollapsed === false || isOwnControl(event.target)) return;
  const copied = read();
  if (copied === undefined) return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', write(copied));
  onCopied(copied);
}
