import type { BinaryExpression, Expression, LogicalExpression, PrivateIdentifier, Program } from 'oxc-parser';
import { lineFinder } from '../source/line-finder.ts';
import type { Source } from '../source/parse-source.ts';
import { visit } from '../source/parse-source.ts';
import { changeCall } from './change-call.ts';
import { changeNumber, holdsLimit, isWhole } from './change-number.ts';
import { findSqlFilters } from './find-sql-filters.ts';
import type { Change, Operator, Site } from './site.ts';

const turned: Record<string, [Operator, ...string[]]> = {
  '<': ['comparison', '<=', '>'],
  '<=': ['comparison', '<', '>='],
  '>': ['comparison', '>=', '<'],
  '>=': ['comparison', '>', '<='],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
};

const depths: Record<string, string> = { notFound: 'deep', deep: 'notFound' };

/** Every mistake that can be planted in a file, in the order of its text. */
export function findSites({ file, text, program }: Source): Site[] {
  const lineAt = lineFinder(text);
  const fixed = namesOfTypes(program);
  const changes = [...signs(program, text), ...literals(program, fixed), ...conditions(program, text)];
  visit(program, {
    CallExpression: (node) => void changes.push(...changeCall(node, text)),
    TemplateLiteral: (node) => void changes.push(...findSqlFilters(node, text)),
    ExpressionStatement: ({ expression }) => {
      if (expression.type !== 'AwaitExpression') return;
      const { start, argument } = expression;
      changes.push({ start, end: argument.start, after: '', operator: 'await' });
    },
  });
  return changes
    .map((change) => ({
      ...change,
      file,
      line: lineAt(change.start),
      before: text.slice(change.start, change.end),
    }))
    .toSorted((one, other) => one.start - other.start);
}

/** Places of literals that are types, or that only list the words there are: a mistake there changes nothing. */
function namesOfTypes(program: Program): Set<number> {
  const fixed = new Set<number>();
  visit(program, {
    TSLiteralType: ({ literal }) => void fixed.add(literal.start),
    ArrayExpression: ({ elements }) => {
      for (const element of elements) if (element) fixed.add(element.start);
    },
  });
  return fixed;
}

function signs(program: Program, text: string): Change[] {
  const changes: Change[] = [];
  const read = ({ left, right, operator }: BinaryExpression | LogicalExpression) => {
    const [kind, ...others] = turned[operator] ?? [];
    const between = text.slice(left.end, right.start);
    if (!kind || between.trim() !== operator) return;
    if (operator === '+' && (isText(left) || isText(right))) return;
    const start = left.end + between.indexOf(operator);
    for (const after of others) changes.push({ start, end: start + operator.length, after, operator: kind });
  };
  visit(program, { BinaryExpression: read, LogicalExpression: read });
  return changes;
}

function isText(node: Expression | PrivateIdentifier): boolean {
  if (node.type === 'ParenthesizedExpression') return isText(node.expression);
  if (node.type === 'BinaryExpression') return isText(node.right) || isText(node.left);
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function literals(program: Program, fixed: ReadonlySet<number>): Change[] {
  const changes: Change[] = [];
  visit(program, {
    Literal: ({ start, end, value }) => {
      if (fixed.has(start)) return;
      if (typeof value === 'boolean')
        changes.push({ start, end, after: String(!value), operator: 'boolean' });
      const depth = typeof value === 'string' ? depths[value] : undefined;
      if (depth) changes.push({ start, end, after: `'${depth}'`, operator: 'depth' });
    },
    BinaryExpression: (node) => void changes.push(...changeNumber(node)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init && isWhole(init) && holdsLimit(id.name))
        changes.push({ start: init.start, end: init.end, after: String(init.value + 1), operator: 'limit' });
    },
  });
  return changes;
}

/** `!` put before a condition, or taken away. A comparison is turned by its own sign. */
function conditions(program: Program, text: string): Change[] {
  const changes: Change[] = [];
  const negate = ({ test: { type, start, end } }: { test: Expression }) => {
    if (type !== 'Identifier' && type !== 'CallExpression' && type !== 'MemberExpression') return;
    changes.push({ start, end, after: `!${text.slice(start, end)}`, operator: 'condition' });
  };
  visit(program, {
    IfStatement: negate,
    ConditionalExpression: negate,
    UnaryExpression: ({ operator, start, argument }) => {
      if (operator === '!') changes.push({ start, end: argument.start, after: '', operator: 'condition' });
    },
  });
  return changes;
}
