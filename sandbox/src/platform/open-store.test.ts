import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openStore } from './open-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const Note = z.object({ text: z.string() });

test('what was put is there after a restart, in the order of first putting', () => {
  const file = path.join(folder, 'kept.db');
  const first = openStore(file);
  const notes = first.collection('notes', Note);
  for (const text of ['a', 'b', 'c']) notes.put(text, { text });
  notes.put('a', { text: 'changed' });
  notes.remove('b');
  first.collection('others', Note).put('a', { text: 'other' });
  first.close();

  const second = openStore(file);
  const again = second.collection('notes', Note);
  expect(again.list()).toEqual([{ text: 'changed' }, { text: 'c' }]);
  expect(again.get('b')).toBeUndefined();
  expect(second.collection('others', Note).get('a')).toEqual({ text: 'other' });
  second.close();
});

test('without a file nothing is kept', () => {
  openStore().collection('notes', Note).put('a', { text: 'a' });
  expect(openStore().collection('notes', Note).list()).toEqual([]);
});
