import { leaveCabinet } from '@vitrina/contract/cabinets.ts';
import { addNote, deleteNote, listNotes, NOTE_BOUNDS, updateNote } from '@vitrina/contract/notes.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { addEntry } from '../../positions/entries/add-entry.ts';

type Made = { id: number; owner: TestUser };

const SKU = 5;
const AT = '2026-02-10T09:41:00.000Z';

let app: TestApp;
let cabinet: Made;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  await makeProduct(cabinet, SKU);
});
afterAll(() => app.close());

const makeProduct = ({ id }: Made, sku: number) =>
  sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${id}, ${sku}, ${sku}, 'a', ${`Товар ${sku}`}, 'товар', false, now())`.execute(app.context.db);

const tryAdd = (input: object = {}, { id, owner } = cabinet, by = owner) =>
  app.inject(addNote, { cabinetId: id, sku: SKU, at: AT, text: 'Новое фото', ...input }, by.token);
const add = async (...given: Parameters<typeof tryAdd>) =>
  addNote.output.parse((await tryAdd(...given)).body).noteId;
const update = (input: { noteId: number; at?: string; text?: string }, { id, owner } = cabinet) =>
  app.inject(updateNote, { cabinetId: id, at: AT, text: 'Другое', ...input }, owner.token);
const remove = (noteId: number, { id, owner } = cabinet) =>
  app.inject(deleteNote, { cabinetId: id, noteId }, owner.token);
const list = async (sku = SKU, { id, owner } = cabinet) =>
  (await app.call(listNotes, { cabinetId: id, sku }, owner.token)).notes;

describe('notes of a product', () => {
  it('come oldest first, each on its minute and with its author', async () => {
    const later = await add({ at: '2026-02-11T09:41:59.999Z' });
    const earlier = await add({ text: '  Снизили цену  ' });
    expect(await list()).toEqual([
      { id: earlier, sku: SKU, at: AT, text: 'Снизили цену', author: 'Анна Продавец' },
      { id: later, sku: SKU, at: '2026-02-11T09:41:00.000Z', text: 'Новое фото', author: 'Анна Продавец' },
    ]);
  });

  it('stay with the name of their author when that person leaves', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    await sql`update users set full_name = 'Пётр Ушедший' where id = ${member.id}`.execute(app.context.db);
    const noteId = await add({}, cabinet, member);
    await app.call(leaveCabinet, { cabinetId: cabinet.id }, member.token);
    await update({ noteId, text: 'Поправили' });
    expect(await list()).toMatchObject([{ text: 'Поправили', author: 'Пётр Ушедший' }]);
  });

  it('are of a product that is owned or tracked, and of no other', async () => {
    const tracked = 777;
    const stranger = await tryAdd({ sku: tracked });
    expect([stranger.status, stranger.body]).toEqual([400, refusal('product.notFound')]);
    await addEntry(app.context, { cabinetId: cabinet.id, sku: tracked, cityId: 1, queries: ['чай'] });
    const noteId = await add({ sku: tracked });
    expect(await list(tracked)).toMatchObject([{ id: noteId }]);
    const neighbour = await makeCabinet(app);
    expect((await tryAdd({ sku: tracked }, neighbour)).body).toEqual(refusal('product.notFound'));
  });
});

describe('a minute', () => {
  it('has one note of a product, also when ten come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, second) => tryAdd({ at: `2026-02-10T09:41:0${second}Z` })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(9);
    for (const { body } of refused) expect(body).toEqual(refusal('note.timeTaken'));
    expect(await list()).toHaveLength(1);
  });

  it('of another product or cabinet is free', async () => {
    await makeProduct(cabinet, 6);
    const other = await makeCabinet(app);
    await makeProduct(other, SKU);
    await Promise.all([add(), add({ sku: 6 }), add({}, other)]);
    expect([await list(), await list(6), await list(SKU, other)].map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('that is taken refuses a note which is moved there, and its own does not', async () => {
    await add();
    const noteId = await add({ at: '2026-02-11T09:41:00Z' });
    const moved = await update({ noteId });
    expect([moved.status, moved.body]).toEqual([400, refusal('note.timeTaken')]);
    expect((await update({ noteId, at: '2026-02-11T09:41:30Z' })).status).toBe(200);
    expect((await list()).map(({ text }) => text)).toEqual(['Новое фото', 'Другое']);
  });

  it('in another age is refused with the days that are open', async () => {
    const noteId = await add();
    const refused = refusal('note.outOfRange', { from: '2020-01-01', to: '2027-03-02' });
    for (const at of ['2019-12-31T20:00:00Z', '2027-03-03T09:00:00Z']) {
      expect((await tryAdd({ at })).body).toEqual(refused);
      expect((await update({ noteId, at })).body).toEqual(refused);
    }
  });
});

it('an empty note and one that is too long are refused, one of the longest length is not', async () => {
  for (const text of ['', '   ', 'я'.repeat(NOTE_BOUNDS.text + 1)]) {
    expect((await tryAdd({ text })).body).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  }
  await add({ text: 'я'.repeat(NOTE_BOUNDS.text) });
});

it('a product has so many notes and no more', async () => {
  const maximum = NOTE_BOUNDS.perProduct;
  await sql`
    insert into notes (cabinet_id, sku, at, text)
    select ${cabinet.id}, ${SKU}, timestamptz '2025-01-01' + make_interval(mins => minute), 'заметка'
    from generate_series(1, ${maximum - 1}) as minute`.execute(app.context.db);
  const answers = await Promise.all([tryAdd(), tryAdd({ at: '2026-02-11T09:41:00Z' })]);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([
    refusal('note.tooMany', { maximum }),
  ]);
  expect(await list()).toHaveLength(maximum);
});

it('a note of another cabinet is as absent as one that never was', async () => {
  const other = await makeCabinet(app);
  await makeProduct(other, SKU);
  const foreign = await add({}, other);
  for (const noteId of [foreign, 2_000_000_000]) {
    for (const answer of [await update({ noteId }), await remove(noteId)]) {
      expect([answer.status, answer.body]).toEqual([400, refusal('note.notFound')]);
    }
  }
  expect(await list(SKU, other)).toMatchObject([{ text: 'Новое фото' }]);
  expect((await remove(foreign, other)).status).toBe(200);
  expect(await list(SKU, other)).toEqual([]);
});

it('the list of products shows the latest note of each, and none where there is none', async () => {
  await makeProduct(cabinet, 6);
  await add({ at: '2026-02-12T09:00:00Z', text: 'Последняя' });
  await add({ text: 'Прежняя' });
  const { products } = await app.call(
    listProducts,
    { cabinetId: cabinet.id, sort: 'sku' },
    cabinet.owner.token,
  );
  expect(products.map(({ lastNote }) => lastNote)).toEqual([
    { at: '2026-02-12T09:00:00.000Z', text: 'Последняя' },
    null,
  ]);
});
