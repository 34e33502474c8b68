import { isDeepStrictEqual } from 'node:util';
import type { Field, Promises } from './list-promises.ts';

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

/** A literal is written as JSON; words and numbers only. */
const isLiteral = (type: string) => /^["\d-]/.test(type);

/** The types that every value of a type has as well. */
function widerThan(type: string): string[] {
  if (type === 'any') return ['any'];
  if (type === 'integer' || /^[\d-]/.test(type)) return [type, 'integer', 'number', 'any'];
  if (type === 'true' || type === 'false') return [type, 'boolean', 'any'];
  return /^"|^string /.test(type) ? [type, 'string', 'any'] : [type, 'any'];
}

const uncovered = (types: readonly string[], by: readonly string[]) =>
  types.filter((type) => !widerThan(type).some((wider) => by.includes(wider)));

/** Some value that the limit let pass is refused now, or is taken for another one. */
function isNarrowed(name: string, before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return false;
  if (LOWER.includes(name))
    return after !== undefined && (before === undefined || Number(after) > Number(before));
  if (UPPER.includes(name))
    return after !== undefined && (before === undefined || Number(after) < Number(before));
  // What is put in for a field that is left out, and patterns: nobody can say which of two is wider.
  return name === 'default' ? before !== undefined : after !== undefined;
}

function findRequestBreaks(key: string, before: Field, after: Field): string[] {
  const names = [...new Set([...Object.keys(before.limits), ...Object.keys(after.limits)])];
  const narrowed = names.filter((name) => isNarrowed(name, before.limits[name], after.limits[name]));
  return [
    ...uncovered(before.types, after.types).map((type) => `${key} no longer takes ${type}`),
    ...(before.isOptional && !after.isOptional ? [`${key} may no longer be left out`] : []),
    ...narrowed.map(
      (name) =>
        `${key} has another ${name}: ${JSON.stringify(after.limits[name])} instead of ${JSON.stringify(before.limits[name])}`,
    ),
  ];
}

function findAnswerBreaks(key: string, before: Field, after: Field): string[] {
  const isOpenList = before.types.some(isLiteral);
  return [
    ...uncovered(after.types, before.types)
      // A program takes a word that it does not know for "another one".
      .filter((type) => !(isOpenList && isLiteral(type)))
      .map((type) => `${key} may be ${type} now`),
    ...(!before.isOptional && after.isOptional ? [`${key} may be left out now`] : []),
  ];
}

/** Required in an object that programs send already, or in the first body of a call that they make. */
function isMissedByPrograms(key: string, { isOptional }: Field, before: Promises): boolean {
  if (!key.includes(' > ') || !key.includes('.') || isOptional) return false;
  const object = key.slice(0, key.lastIndexOf('.'));
  const [operation = '', place] = object.split(' > ');
  return (
    before.fields[object] !== undefined || (place === 'body' && before.operations[operation] !== undefined)
  );
}

/**
 * What keeps a program that was written for `before` from working with `after`, a sentence each. Allowed are new
 * operations, fields and refusals, wider requests, and new words in a list of words that an answer chooses from.
 */
export function findBreaks(before: Promises, after: Promises): string[] {
  const breaks: string[] = [];
  for (const [operation, call] of Object.entries(before.operations)) {
    const now = after.operations[operation];
    // Whoever may change may read.
    if (now === undefined || (now !== call && now !== call.replace(/change$/, 'read')))
      breaks.push(`${operation} is ${now ?? 'gone'} instead of ${call}`);
  }
  for (const [key, field] of Object.entries(before.fields)) {
    if (after.operations[key.split(' ')[0] ?? ''] === undefined) continue;
    const now = after.fields[key];
    if (now === undefined) breaks.push(`${key} is gone`);
    else breaks.push(...(key.includes(' > ') ? findRequestBreaks : findAnswerBreaks)(key, field, now));
  }
  for (const [key, field] of Object.entries(after.fields)) {
    if (before.fields[key] === undefined && isMissedByPrograms(key, field, before))
      breaks.push(`${key} must be sent now`);
  }
  return breaks;
}
