type Field = {
  /** The value that was drawn last. */
  seen: string;
  /** What was told of the typing last. */
  told: string;
};

type Hands = {
  setSeen: (value: string) => void;
  setText: (text: string) => void;
  setTold: (text: string) => void;
};

/** Takes a value that changed by itself; the echo of what was typed here changes nothing. */
export function followValue(value: string, { seen, told }: Field, hands: Hands): void {
  if (value === seen) return;
  hands.setSeen(value);
  if (value === told) return;
  hands.setText(value);
  hands.setTold(value);
}
