import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { Entity, Formatted } from './entity.ts';

const TAGS: Record<string, string> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'code class="block"',
  blockquote: 'q',
  spoiler: 'span class="spoiler" tabindex="0"',
  bot_command: 'span class="command"',
};

/** A text as the messenger shows it, as HTML. Entities may overlap: every piece between two edges is dressed alone. */
export function renderText({ text, entities }: Formatted): string {
  const edges = new Set([
    0,
    text.length,
    ...entities.flatMap(({ offset, length }) => [offset, offset + length]),
  ]);
  const places = [...edges].toSorted((a, b) => a - b);
  return places
    .slice(1)
    .map((end, index) => {
      const start = places[index] ?? 0;
      const worn = entities.filter(({ offset, length }) => offset <= start && offset + length >= end);
      return worn.reduceRight(
        (inner, entity) => dress(entity, inner, text),
        escapeHtml(text.slice(start, end)),
      );
    })
    .join('');
}

function dress(entity: Entity, inner: string, text: string): string {
  const { type, offset, length } = entity;
  const address = type === 'url' ? text.slice(offset, offset + length) : entity.url;
  if (address !== undefined && /^https?:/i.test(address))
    return `<a href="${escapeHtml(address)}" rel="noreferrer">${inner}</a>`;
  const tag = TAGS[type];
  return tag === undefined ? inner : `<${tag}>${inner}</${tag.split(' ')[0]}>`;
}
