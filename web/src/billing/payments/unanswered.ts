type Attempt = { order: string; requestKey: string };

/** Not of a dialog: whoever closes it after a lost answer and orders the same again must not pay twice. */
let unanswered: Attempt | undefined;

/** The key of an order: the one it went out under before, if that was never answered. */
export function keyOfOrder(order: object): string {
  const said = JSON.stringify(order);
  if (unanswered?.order !== said) unanswered = { order: said, requestKey: crypto.randomUUID() };
  return unanswered.requestKey;
}

export function noteAnswer(): void {
  unanswered = undefined;
}
