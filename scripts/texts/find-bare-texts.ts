import type { JSXElement, JSXFragment, Node } from 'oxc-parser';
import { lineFinder } from '../source/line-finder.ts';
import type { Source } from '../source/parse-source.ts';
import { visit } from '../source/parse-source.ts';
import { stringsOf } from './strings-of.ts';

// attributes that a person reads or hears; any may also take a key of the catalogues
const spoken = new Set(
  `alt description error header label legend placeholder title
   aria-description aria-label aria-roledescription aria-valuetext`.split(/\s+/),
);

// the product is called the same in every language
const names = new Set(['Vitrina']);

type Found = { place: number; text: string };

/** Texts for people that stand in the code: letters drawn by JSX, and Cyrillic words wherever they are no comment. */
export function findBareTexts({ text, program }: Source, isKey: (text: string) => boolean): string[] {
  const found = new Map<number, Found>();
  const keep = (nodes: Node[], letters: RegExp) => {
    for (const node of nodes) {
      const said = textOf(node);
      if (letters.test(said) && !isKey(said) && !names.has(said.trim()))
        found.set(node.start, { place: node.start, text: said.trim() });
    }
  };
  const drawn = (node: Node | null) => keep(stringsOf(node), /\p{L}/u);
  const inChildren = ({ children }: JSXElement | JSXFragment) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') drawn(child);
  };
  // one letter is a matter of the alphabet, not a text: ё is found as е, ч is the key of x
  const cyrillic = (node: Node) => keep(stringsOf(node), /\p{Script=Cyrillic}{2}/u);
  visit(program, {
    JSXText: (node) => keep([node], /\p{L}/u),
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spoken.has(name.name)) drawn(value);
    },
    JSXElement: inChildren,
    JSXFragment: inChildren,
    Literal: cyrillic,
    TemplateLiteral: cyrillic,
  });
  const lineAt = lineFinder(text);
  return [...found.values()].map(({ place, text: said }) => `${lineAt(place)}: ${said}`);
}

function textOf(node: Node): string {
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'TemplateElement') return node.value.cooked ?? '';
  return node.type === 'JSXText' ? node.value.replaceAll(/&#?\w+;/g, '') : '';
}
