import type { ArrowFunctionExpression, Function as FunctionNode } from 'oxc-parser';
import { lineFinder } from '../source/line-finder.ts';
import type { Source } from '../source/parse-source.ts';
import { visit } from '../source/parse-source.ts';

export type Place = { file: string; line: number; lines: number };

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

/** What one file costs its reader. A function is a body in braces, or an expression of several lines. */
export function measureSource(source: Source): SourceMeasure {
  const { file, text, program } = source;
  const lineAt = lineFinder(text);
  const functions: Place[] = [];
  let any = 0;
  const body = (node: FunctionNode | ArrowFunctionExpression) => {
    if (!node.body) return;
    const line = lineAt(node.body.start);
    const lines = lineAt(node.body.end) - line + 1;
    if (node.body.type === 'BlockStatement' || lines > 1) functions.push({ file, line, lines });
  };
  visit(program, {
    TSAnyKeyword: () => void any++,
    FunctionDeclaration: body,
    FunctionExpression: body,
    ArrowFunctionExpression: body,
  });
  return { file, any, functions, ...lineCounts(source), ...suppressions(source) };
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
