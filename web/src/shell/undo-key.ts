/** What may be undone now, the newest last. */
const undos: (() => void)[] = [];

const WRITES = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * Ctrl+Z does what the button of the newest toast does: a dialog keeps Tab inside, so the button itself cannot be
 * reached from there. In a field the keys are the text's own.
 */
export function onUndoKey(undo: () => void): () => void {
  if (undos.length === 0) addEventListener('keydown', press);
  undos.push(undo);
  return () => {
    undos.splice(undos.indexOf(undo), 1);
    if (undos.length === 0) removeEventListener('keydown', press);
  };
}

function press(event: KeyboardEvent): void {
  const isUndo = event.code === 'KeyZ' || event.key.toLowerCase() === 'z';
  if (!isUndo || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
  if (event.defaultPrevented || event.repeat) return;
  if (isWriting(event.target)) return;
  event.preventDefault();
  undos.at(-1)?.();
}

/** An empty field has nothing of its own to bring back. */
function isWriting(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(WRITES) : null;
  return field !== null && !('value' in field && field.value === '');
}
