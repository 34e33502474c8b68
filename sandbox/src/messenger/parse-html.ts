import { decodeEntity } from './decode-entity.ts';
import type { Entity, Formatted } from './entity.ts';
import { readTag, type Tag, TYPE_OF_TAG } from './read-tag.ts';

type Open = { tag: Tag; offset: number };

/** The text of `parse_mode: HTML` and its entities, or an error in the messenger's words. */
export function parseHtml(html: string): Formatted | { error: string } {
  let text = '';
  const entities: Entity[] = [];
  const open: Open[] = [];
  for (let at = 0; at < html.length; ) {
    const reference = html[at] === '&' ? decodeEntity(html, at) : undefined;
    if (html[at] !== '<') {
      text += reference?.character ?? html[at];
      at = reference?.end ?? at + 1;
      continue;
    }
    const tag = readTag(html, at);
    if ('error' in tag) return tag;
    if (tag.isEnd) {
      const error = closeTag(tag, open, { text, entities });
      if (error !== undefined) return { error: error(`at byte offset ${byteOffset(html, at)}`) };
    } else {
      open.push({ tag, offset: text.length });
    }
    at = tag.end;
  }
  const last = open.at(-1);
  if (last !== undefined)
    return { error: `Can't find end tag corresponding to start tag "${last.tag.name}"` };
  entities.sort((a, b) => a.offset - b.offset || b.length - a.length);
  return { text, entities };
}

const byteOffset = (html: string, at: number) => Buffer.byteLength(html.slice(0, at));

function closeTag(
  end: Tag,
  open: Open[],
  { text, entities }: Formatted,
): ((where: string) => string) | undefined {
  const started = open.pop();
  if (started === undefined) return (where) => `Unexpected end tag ${where}`;
  const { tag, offset } = started;
  if (end.name !== '' && end.name !== tag.name) {
    return (where) => `Unmatched end tag ${where}, expected "</${tag.name}>", found "</${end.name}>"`;
  }
  const length = text.length - offset;
  const entity = length === 0 ? undefined : describeTag(tag, { offset, length }, text);
  if (entity === undefined) return undefined;
  const inner = entities.at(-1);
  // <pre><code class="language-x"> is one block of code that names its language.
  if (entity.type === 'pre' && inner?.type === 'code' && inner.offset === offset && inner.length === length)
    entities.splice(-1, 1, { ...inner, type: 'pre' });
  else entities.push(entity);
  return undefined;
}

function describeTag(
  { name, attributes }: Tag,
  place: { offset: number; length: number },
  text: string,
): Entity | undefined {
  const type = TYPE_OF_TAG[name] ?? name;
  if (type === 'text_link') {
    const url = attributes.href ?? text.slice(place.offset);
    // A link that leads nowhere is left as plain text.
    return /^(?:https?|tg|mailto|tel):/i.test(url) && URL.canParse(url) ? { type, ...place, url } : undefined;
  }
  if (type === 'custom_emoji') return { type, ...place, custom_emoji_id: attributes['emoji-id'] ?? '' };
  const language = /^language-(.+)$/.exec(attributes.class ?? '')?.[1];
  return { type, ...place, ...(type === 'code' && language !== undefined ? { language } : {}) };
}
