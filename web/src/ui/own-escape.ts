type KeyDown = Pick<KeyboardEvent, 'key' | 'isComposing' | 'target'>;

type OwnDialog = {
  isOpen: boolean;
  dialog: Pick<Element, 'contains'> | null;
  /** Of the page. */
  body: unknown;
  onClose: () => void;
};

/** Closes an open dialog by an Escape that is meant for it. */
export function closeByEscape(event: KeyDown, { isOpen, dialog, body, onClose }: OwnDialog): void {
  if (!isOpen || event.key !== 'Escape' || event.isComposing) return;
  if (isMeantFor(dialog, event.target, body)) onClose();
}

/** Who has lost the focus presses the key nowhere in particular. An open list keeps it for itself by its attribute. */
function isMeantFor(dialog: OwnDialog['dialog'], target: EventTarget | null, body: unknown): boolean {
  if (!(target instanceof Element) || target === body) return true;
  return target.getAttribute('data-mantine-stop-propagation') !== 'true' && dialog?.contains(target) === true;
}
