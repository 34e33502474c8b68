import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPng, type PictureHost, startPictureHost } from '../../../test/fakes/picture-host.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { wbKeyOf } from '../../../test/fakes/wb-key.ts';
import { getCard, listCardPage, type WbCard } from './list-cards.ts';
import { judgeSaved, savePictures } from './save-pictures.ts';
import type { WbKey } from './wb-key.ts';

describe('cards and their pictures', () => {
  let sandbox: Sandbox;
  let host: PictureHost;
  let key: WbKey;
  let cards: WbCard[];
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 300, products: 500 });
    host = await startPictureHost();
    key = await wbKeyOf(sandbox, 'personal');
    const page = await listCardPage(key, null);
    cards = page.outcome === 'ok' ? page.data.cards : [];
  });
  beforeEach(async () => {
    await sandbox.clock({ advanceMinutes: 1 });
  });
  afterAll(async () => {
    await host.stop();
    await sandbox.stop();
  });

  const at = (place: number): WbCard => {
    const card = cards[place];
    if (card === undefined) throw new Error('too few cards');
    return card;
  };

  it('pages go on after the last card, and find what was changed later', async () => {
    const first = await listCardPage(key, null);
    if (first.outcome !== 'ok') throw new Error(first.outcome);
    expect(first.data.isLast).toBe(first.data.cards.length < 100);
    const { cursor } = first.data;
    const changed = at(3);
    await savePictures(key, changed, [host.put('/a.png', drawPng(1, 900))]);
    const later = await listCardPage(key, cursor);
    expect(later).toMatchObject({ outcome: 'ok', data: { isLast: true } });
    expect(later.outcome === 'ok' && later.data.cards.map(({ nmId }) => nmId)).toEqual([changed.nmId]);
  });

  it('a new set is imported, and the old one comes back by its links', async () => {
    const before = at(0);
    const links = [host.put('/b.png', drawPng(2, 900)), host.put('/c.png', drawPng(3, 1200))];
    const saved = await savePictures(key, before, links);
    if (saved.outcome !== 'ok') throw new Error(saved.outcome);
    expect(saved.data.result).toBe('imported');
    expect(saved.data.card.pictures).toHaveLength(2);
    const restored = await savePictures(key, saved.data.card, before.pictures);
    expect(restored).toMatchObject({ data: { result: 'imported', card: { pictures: before.pictures } } });
  });

  it.each([
    ['too small', () => host.put('/small.png', drawPng(4, 600))],
    ['no picture', () => host.put('/page.html', Buffer.from('<html></html>'))],
    ['nobody there', () => 'http://127.0.0.1:1/x.png'],
  ])('one picture %s: nothing is changed', async (_name, bad) => {
    const before = at(1);
    const saved = await savePictures(key, before, [host.put('/d.png', drawPng(5, 900)), bad()]);
    expect(saved).toEqual({ outcome: 'ok', data: { result: 'unchanged', card: before } });
  });

  it('a card of nobody is not found, a read-only token changes nothing', async () => {
    expect((await getCard(key, 1)).outcome).toBe('notFound');
    expect((await savePictures(key, { ...at(0), nmId: 1 }, ['http://127.0.0.1:1/'])).outcome).toBe('invalid');
    const readOnly = await wbKeyOf(sandbox, 'read-only');
    expect((await savePictures(readOnly, at(0), at(0).pictures)).outcome).toBe('forbidden');
  });

  it('a moved card with another number of pictures is not what was sent', () => {
    const before = at(0);
    const moved = { ...before, updatedAt: '2030-01-01T00:00:00Z' };
    expect(judgeSaved(before, moved, before.pictures.length).result).toBe('imported');
    expect(judgeSaved(before, moved, before.pictures.length + 1).result).toBe('unchanged');
    expect(judgeSaved(before, before, before.pictures.length).result).toBe('unchanged');
  });
});
