import type { Node } from 'oxc-parser';

/** The pieces of text that an expression can become: through choices, sums and templates, not through calls. */
export function stringsOf(node: Node | null): Node[] {
  if (!node) return [];
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateLiteral') return [...node.quasis, ...node.expressions.flatMap(stringsOf)];
  return partsOf(node).flatMap(stringsOf);
}

function partsOf(node: Node): Node[] {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  if (node.type === 'LogicalExpression') return [node.left, node.right];
  if (node.type === 'BinaryExpression') return node.operator === '+' ? [node.left, node.right] : [];
  const wraps =
    node.type === 'JSXExpressionContainer' ||
    node.type === 'ParenthesizedExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSAsExpression';
  return wraps ? [node.expression] : [];
}
