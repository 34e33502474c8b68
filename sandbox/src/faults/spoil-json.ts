import type { Spoil } from './spoil-body.ts';

type Change = (value: unknown, field: string) => unknown;

/** Changes the leaves of a value. Texts that hold JSON themselves, as in pages of the storefront, are entered too. */
function changeLeaves(value: unknown, change: Change, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => changeLeaves(item, change, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, changeLeaves(inner, change, name)]),
    );
  }
  if (typeof value === 'string' && /^[[{]/.test(value)) return spoilLeaves(value, change, field);
  return change(value, field);
}

/** What is no JSON stays as it is. */
function spoilLeaves(text: string, change: Change, field = ''): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(changeLeaves(value, change, field));
  } catch {
    return text;
  }
}

/** Numbers become texts, and texts of digits become numbers. */
export const swapKinds: Spoil = (text) =>
  spoilLeaves(text, (value) => {
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  });

const ENUM_FIELD = /(^|_)(state|status|type|kind|mode|level|placement|reason|visibility|availability)$/i;
const ENUM_WORD = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/;
const PLAIN_WORD = /^[a-z][a-z_.]*$/i;

/** Words that look like those of an enum become one that no contract has. */
export const inventWords: Spoil = (text) =>
  spoilLeaves(text, (value, field) => {
    if (typeof value !== 'string') return value;
    // `subscriptionType` is asked for as `subscription_Type`.
    const isEnum = ENUM_FIELD.test(field.replaceAll(/([a-z])([A-Z])/g, '$1_$2')) && PLAIN_WORD.test(value);
    if (!isEnum && !(ENUM_WORD.test(value) && !/id$/i.test(field))) return value;
    return value === value.toUpperCase() ? 'NEVER_SEEN_BEFORE' : 'never_seen_before';
  });
