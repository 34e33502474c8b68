import { isObject, type JsonObject, objectAt } from './json-object.ts';

type ReadBody =
  | { difference: string }
  /** Without a schema the contract says nothing more about the body. */
  | { value: unknown; schema: JsonObject | undefined; isForm: boolean; media: JsonObject };

const isJson = (type: string) => /[/+]json$/.test(type);
const isForm = (type: string) => /form/.test(type);

function chooseType(types: string[], declared: string | undefined, body: unknown): string | undefined {
  const plain = declared?.split(';')[0]?.trim().toLowerCase();
  if (plain !== undefined) return types.find((type) => type.toLowerCase() === plain);
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  return types.find((type) => isJson(type) || !isText) ?? types[0];
}

function parse(type: string, body: unknown): { value: unknown } | undefined {
  if (typeof body !== 'string') return { value: body };
  if (isForm(type)) return { value: Object.fromEntries(new URLSearchParams(body)) };
  if (!isJson(type)) return { value: body };
  try {
    return { value: JSON.parse(body) };
  } catch {
    return undefined;
  }
}

/** Finds what a contract says about a body of this content type, and parses a text by it. */
export function readBody(body: unknown, content: JsonObject, contentType: string | undefined): ReadBody {
  const types = Object.keys(content);
  const type = chooseType(types, contentType, body);
  if (type === undefined) {
    return { difference: `content type ${contentType ?? 'unknown'} is none of ${types.join(', ')}` };
  }
  const media = objectAt(content, type);
  // Where a contract promises a text as JSON, the plain text comes without quotes.
  const isPlain = typeof body === 'string' && objectAt(media, 'schema').type === 'string';
  const parsed = isPlain ? { value: body } : parse(type, body);
  if (parsed === undefined) return { difference: 'not JSON' };
  // Bytes and texts that are neither JSON nor a form have no fields to check.
  const isChecked = isJson(type) || (isForm(type) && !(body instanceof Uint8Array));
  const schema = isChecked && isObject(media.schema) ? media.schema : undefined;
  return { value: parsed.value, schema, isForm: isForm(type), media };
}
