/** What a cell of a pinned column carries: the last one draws the edge under which the others scroll. */
export function pinOf(index: number, pinnedCount: number) {
  if (index >= pinnedCount) return {};
  return {
    'data-pin': index === pinnedCount - 1 ? 'last' : '',
    style: { insetInlineStart: `var(--pin-${index})` },
  };
}
