import type { Entity, Formatted } from './entity.ts';

/** What the messenger does to every text: no carriage returns, no control characters but tab and newline. */
export function replaceControls(text: string): string {
  return text
    .replaceAll('\r', '')
    .replaceAll(/\p{Cc}/gu, (character) => ('\t\n'.includes(character) ? character : ' '));
}

/** A message neither begins nor ends with white space; entities keep to what is left. */
export function trimFormatted({ text, entities }: Formatted): Formatted {
  const trimmed = text.trim();
  const start = text.length - text.trimStart().length;
  const end = start + trimmed.length;
  const kept = entities.flatMap((entity): Entity[] => {
    const from = Math.max(entity.offset, start);
    const length = Math.min(entity.offset + entity.length, end) - from;
    return length > 0 ? [{ ...entity, offset: from - start, length }] : [];
  });
  return { text: trimmed, entities: kept };
}
