import { z } from 'zod';
import { type Answer, type Refusal, refuse } from './answer.ts';
import { replaceControls, trimFormatted } from './clean-text.ts';
import { detectEntities } from './detect-entities.ts';
import { Entity, type Formatted } from './entity.ts';
import { parseHtml } from './parse-html.ts';
import { Json, Text } from './read-arguments.ts';

const Format = z.object({ parse_mode: Text, entities: Json(z.array(z.looseObject(Entity.shape))) });

// The messenger ignores the rest without a word.
const MOST_ENTITIES = 100;

/** A text as it will stand in the chat: parsed, cleaned, with links and commands found. */
export function readFormatted(raw: string, format: unknown): Formatted | Refusal {
  const { parse_mode: mode, entities = [] } = Format.parse(format);
  const text = replaceControls(raw);
  const parsed = mode === '' ? { text, entities: keepFitting(entities, text) } : parseMarked(text, mode);
  if ('ok' in parsed) return parsed;
  const marked = trimFormatted(parsed);
  const found = detectEntities(marked.text).filter(
    (one) => !marked.entities.some((other) => overlap(one, other)),
  );
  const all = [...marked.entities, ...found].toSorted((a, b) => a.offset - b.offset || b.length - a.length);
  return { text: marked.text, entities: all.slice(0, MOST_ENTITIES) };
}

function parseMarked(text: string, mode: string): Formatted | Extract<Answer, { ok: false }> {
  // Only HTML is played: the product writes nothing else.
  if (mode.toLowerCase() !== 'html') return refuse(400, 'unsupported parse_mode');
  const parsed = parseHtml(text);
  return 'error' in parsed ? refuse(400, `can't parse entities: ${parsed.error}`) : parsed;
}

const keepFitting = (entities: readonly Entity[], text: string) =>
  entities.filter(({ offset, length }) => offset + length <= text.length);

const overlap = (a: Entity, b: Entity) => a.offset < b.offset + b.length && b.offset < a.offset + a.length;
