import type { ArrowFunctionExpression, Function as FunctionNode, VisitorObject } from 'oxc-parser';
import { lineFinder } from '../source/line-finder.ts';
import type { Source } from '../source/parse-source.ts';
import { visit } from '../source/parse-source.ts';

/** `size` is counted in lines for a file and in statements for a function. */
export type Place = { file: string; line: number; size: number };

/** A block is none: its statements are counted. */
const STATEMENTS = [
  'VariableDeclaration',
  'ExpressionStatement',
  'IfStatement',
  'SwitchStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'TryStatement',
  'ThrowStatement',
  'ReturnStatement',
  'BreakStatement',
  'ContinueStatement',
] as const;

export type SourceMeasure = {
  file: string;
  lines: number;
  commentLines: number;
  filledLines: number;
  any: number;
  tsIgnore: number;
  lintDisable: number;
  functions: Place[];
};

/** What one file costs its reader. */
export function measureSource(source: Source): SourceMeasure {
  let any = 0;
  visit(source.program, { TSAnyKeyword: () => void any++ });
  const functions = measureFunctions(source);
  return { file: source.file, any, functions, ...lineCounts(source), ...suppressions(source) };
}

/** Statements of each function, at any depth; those of a function inside it are that one's own. */
function measureFunctions({ file, text, program }: Source): Place[] {
  const lineAt = lineFinder(text);
  const functions: Place[] = [];
  const open: Place[] = [];
  const count = () => {
    const inner = open.at(-1);
    if (inner) inner.size += 1;
  };
  const enter = ({ body, start }: FunctionNode | ArrowFunctionExpression) => {
    // What an arrow returns without braces is a statement as well.
    open.push({ file, line: lineAt(start), size: body && body.type !== 'BlockStatement' ? 1 : 0 });
  };
  const leave = ({ body }: FunctionNode | ArrowFunctionExpression) => {
    const left = open.pop();
    // Overloads have no body.
    if (left && body) functions.push(left);
  };
  const visitor: VisitorObject = {
    FunctionDeclaration: (node) => {
      count();
      enter(node);
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  };
  for (const kind of STATEMENTS) visitor[kind] = count;
  visit(program, visitor);
  return functions;
}

function suppressions({ comments }: Source) {
  const said = comments.map(({ value }) => value).join('\n');
  return {
    tsIgnore: said.match(/@ts-(ignore|expect-error|nocheck)/g)?.length ?? 0,
    lintDisable: said.match(/(eslint|oxlint)-(disable|ignore)|biome-ignore/g)?.length ?? 0,
  };
}

function lineCounts({ text, comments }: Source) {
  const bare = withoutComments(text, comments).split('\n');
  const all = text.split('\n').map((line, k) => ({ line, left: bare[k] ?? '' }));
  const filled = all.filter(({ line }) => line.trim() !== '');
  return {
    lines: all.length - (text.endsWith('\n') ? 1 : 0),
    filledLines: filled.length,
    // the braces that are left are those of a comment inside JSX
    commentLines: filled.filter(({ line, left }) => line !== left && /^[\s{}]*$/.test(left)).length,
  };
}

function withoutComments(text: string, comments: Source['comments']): string {
  let bare = '';
  let from = 0;
  for (const { start, end } of comments) {
    bare += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ');
    from = end;
  }
  return bare + text.slice(from);
}
