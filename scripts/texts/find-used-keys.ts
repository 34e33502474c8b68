import type { Node, TemplateLiteral } from 'oxc-parser';
import { lineFinder } from '../source/line-finder.ts';
import type { Source } from '../source/parse-source.ts';
import { visit } from '../source/parse-source.ts';
import { stringsOf } from './strings-of.ts';

export type UsedKeys = {
  /** every string of the code: a key may be named in a table of columns, far from the call that says it */
  strings: string[];
  /** templates such as `errors.${key}`, as patterns of whole keys */
  patterns: RegExp[];
  /** what is said by `t('…')` itself */
  said: { line: number; key: string }[];
};

export function findUsedKeys({ text, program }: Source): UsedKeys {
  const lineAt = lineFinder(text);
  const used: UsedKeys = { strings: [], patterns: [], said: [] };
  const say = (node: Node | null) => {
    for (const one of stringsOf(node)) {
      if (one.type === 'Literal') used.said.push({ line: lineAt(one.start), key: String(one.value) });
    }
  };
  visit(program, {
    Literal: ({ value }) => {
      if (typeof value === 'string') used.strings.push(value);
    },
    TemplateLiteral: (node) => {
      if (startsAsKey(node)) used.patterns.push(patternOf(node));
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const named = callee.type === 'MemberExpression' ? callee.property : callee;
      if (named.type === 'Identifier' && named.name === 't') say(first ?? null);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && name.name === 'i18nKey') say(value);
    },
  });
  return used;
}

// without a folder in front a template could be any key
function startsAsKey({ quasis, expressions }: TemplateLiteral): boolean {
  return expressions.length > 0 && /^[a-z]\w*\./i.test(quasis[0]?.value.raw ?? '');
}

function patternOf({ quasis }: TemplateLiteral): RegExp {
  const pieces = quasis.map(({ value }) => value.raw.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${pieces.join('.+')}$`);
}
