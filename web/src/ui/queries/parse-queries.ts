type RejectedQuery = { line: number; text: string; reason: 'tooLong' | 'tooMany' | 'characters' };

export type ParsedQueries = {
  /** The list as it becomes: what was there and what was added. */
  accepted: string[];
  /** How many were the same as another one. */
  merged: number;
  rejected: RejectedQuery[];
};

type Limits = { existing: readonly string[]; maximum: number; maximumLength: number };

const SEPARATORS = /[;\n\r\t]+/;

/** Two spellings of one query: case, ё and е, and spaces do not tell them apart. */
export function queryKey(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
}

/**
 * interface-rules.md G9: a list in any shape. Nothing is dropped silently: each piece is accepted, merged or rejected
 * with a reason.
 */
export function parseQueries(text: string, { existing, maximum, maximumLength }: Limits): ParsedQueries {
  const accepted = [...existing];
  const known = new Set(existing.map(queryKey));
  const rejected: RejectedQuery[] = [];
  let merged = 0;
  const pieces = text
    .split(SEPARATORS)
    .map((piece) => piece.trim().replaceAll(/\s+/g, ' '))
    .filter((piece) => piece !== '');
  pieces.forEach((piece, index) => {
    const reason = whyRejected(piece, maximumLength);
    if (reason !== undefined) rejected.push({ line: index + 1, text: piece, reason });
    else if (known.has(queryKey(piece))) merged += 1;
    else if (accepted.length >= maximum) rejected.push({ line: index + 1, text: piece, reason: 'tooMany' });
    else {
      accepted.push(piece);
      known.add(queryKey(piece));
    }
  });
  return { accepted, merged, rejected };
}

function whyRejected(piece: string, maximumLength: number): RejectedQuery['reason'] | undefined {
  if (piece.length > maximumLength) return 'tooLong';
  // The contract's text() refuses the same.
  return piece.includes('\u0000') || !piece.isWellFormed() ? 'characters' : undefined;
}

export function isQueryList(text: string): boolean {
  return SEPARATORS.test(text.trim());
}
