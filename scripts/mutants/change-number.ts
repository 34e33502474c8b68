import type { BinaryExpression, NumericLiteral } from 'oxc-parser';
import type { Change } from './site.ts';

type Node = { type: string; value?: unknown };

const factors: Record<number, number> = { 60: 100, 100: 60, 1000: 100 };
const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==']);
const limitWords = /(^|_)(max|most|limit|least|min|longest|largest|highest|lowest)(_|$)/i;

export function isWhole(node: Node): node is NumericLiteral {
  return node.type === 'Literal' && Number.isInteger(node.value);
}

export function holdsLimit(name: string): boolean {
  return limitWords.test(name.replaceAll(/([a-z])([A-Z])/g, '$1_$2'));
}

/** A number next to a sign: the factor of a unit when it multiplies, a limit when it is compared with. */
export function changeNumber({ left, right, operator }: BinaryExpression): Change[] {
  return [left, right].flatMap((node): Change[] => {
    if (!isWhole(node)) return [];
    const { start, end, value } = node;
    const factor = factors[value];
    if ((operator === '*' || operator === '/') && factor)
      return [{ start, end, after: String(factor), operator: 'unit' }];
    if (comparisons.has(operator)) return [{ start, end, after: String(value + 1), operator: 'limit' }];
    return [];
  });
}
