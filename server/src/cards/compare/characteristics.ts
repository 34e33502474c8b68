import { wordsOf } from './words.ts';

type Characteristic = { name: string; value: string };
type ChangedCharacteristic = { name: string; was: string | null; now: string | null };

/** Several values stand side by side in any order. */
function valuesKey(values: readonly string[]): string {
  const single = values.flatMap((value) => value.split(/[,;]\s/u)).map((value) => wordsOf(value).join(' '));
  return [...new Set(single)].toSorted().join('\n');
}

/** A name that stands twice holds the values of both. */
function byName(characteristics: readonly Characteristic[]): Map<string, { name: string; values: string[] }> {
  const all = new Map<string, { name: string; values: string[] }>();
  for (const { name, value } of characteristics) {
    const key = wordsOf(name).join(' ');
    const known = all.get(key);
    if (known === undefined) all.set(key, { name, values: [value] });
    else known.values.push(value);
  }
  return all;
}

/** Added, gone and with other values; in which order they stand does not count. */
export function compareCharacteristics(
  was: readonly Characteristic[],
  now: readonly Characteristic[],
): ChangedCharacteristic[] {
  const before = byName(was);
  const after = byName(now);
  const changed: ChangedCharacteristic[] = [];
  for (const [key, { name, values }] of after) {
    const old = before.get(key);
    if (old !== undefined && valuesKey(old.values) === valuesKey(values)) continue;
    changed.push({ name, was: old?.values.join(', ') ?? null, now: values.join(', ') });
  }
  for (const [key, { name, values }] of before) {
    if (!after.has(key)) changed.push({ name, was: values.join(', '), now: null });
  }
  return changed;
}
