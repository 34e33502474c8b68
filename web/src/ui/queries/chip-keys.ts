/** What a key does on a chip; `input`: back to where queries are typed. */
type ChipAct = { go: number } | 'input' | 'remove' | 'edit';

type Place = { index: number; count: number; isRightToLeft: boolean };

/** Chips stand in the direction of the language, so its arrows do, too. */
export function chipAct(key: string, { index, count, isRightToLeft }: Place): ChipAct | undefined {
  const [back, forth] = isRightToLeft ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  switch (key) {
    case back:
    case 'ArrowUp':
      return { go: Math.max(0, index - 1) };
    case forth:
    case 'ArrowDown':
      return index + 1 < count ? { go: index + 1 } : 'input';
    case 'Home':
      return { go: 0 };
    case 'End':
    case 'Escape':
      return 'input';
    case 'Backspace':
    case 'Delete':
      return 'remove';
    case 'Enter':
    case 'F2':
      return 'edit';
    default:
      return undefined;
  }
}

/** Whether a key leaves the field for the last chip: only from its very beginning. */
export function entersChips(
  key: string,
  { isRightToLeft, caret, count }: { isRightToLeft: boolean; caret: number | null; count: number },
): boolean {
  return count > 0 && caret === 0 && key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft');
}
