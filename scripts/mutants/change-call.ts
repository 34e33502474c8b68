import type { CallExpression } from 'oxc-parser';
import { isWhole } from './change-number.ts';
import type { Change } from './site.ts';

const filters = new Set(['where', 'whereRef']);
const roundings: Record<string, string> = { floor: 'ceil', ceil: 'round', round: 'floor' };
const extremes: Record<string, string> = { min: 'max', max: 'min' };
const bounded = new Set([
  'slice',
  'limit',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'gte',
  'lte',
  'gt',
  'lt',
  'min',
  'max',
]);

/** What can go wrong in a call: its rounding, the end it takes, its limit, the cabinet it filters by. */
export function changeCall({ callee, arguments: given, end }: CallExpression, text: string): Change[] {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return [];
  const { object, property } = callee;
  const changes: Change[] = [];
  const [first] = given;
  const column = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : '';
  if (filters.has(property.name) && /(^|\.)cabinet_id$/.test(column))
    changes.push({ start: object.end, end, after: '', operator: 'cabinet filter' });
  if (text.slice(object.start, object.end) === 'Math') {
    const place = { start: property.start, end: property.end };
    const rounded = roundings[property.name];
    if (rounded) changes.push({ ...place, after: rounded, operator: 'rounding' });
    const extreme = extremes[property.name];
    if (extreme) changes.push({ ...place, after: extreme, operator: 'extreme' });
  }
  if (bounded.has(property.name))
    for (const node of given)
      if (isWhole(node))
        changes.push({ start: node.start, end: node.end, after: String(node.value + 1), operator: 'limit' });
  return changes;
}
