type Span = { offset: number; limit: number };

/** What a page shows of a list that stands behind another one of so many lines; its limit is 0 or less for nothing. */
export function spanBehind({ offset, limit }: Span, before: number): Span {
  return { offset: Math.max(0, offset - before), limit: Math.min(limit, offset + limit - before) };
}
