type Field = {
  /** The value that was drawn last. */
  seen: string;
  /** What was told of the typing last. */
  committed: string;
};

type Hands = {
  setSeen: (value: string) => void;
  setText: (text: string) => void;
  setCommitted: (text: string) => void;
};

/** Takes a value that changed by itself; the echo of what was typed here changes nothing. */
export function followValue(value: string, { seen, committed }: Field, hands: Hands): void {
  if (value === seen) return;
  hands.setSeen(value);
  if (value === committed) return;
  hands.setText(value);
  hands.setCommitted(value);
}
