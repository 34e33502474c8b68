import type { Role } from '@vitrina/contract/access.ts';
import { addPermissions, leaveCabinet, removePermissions } from '@vitrina/contract/cabinets.ts';
import {
  changeView,
  listSavedViews,
  removeView,
  SAVED_VIEW_BOUNDS,
  type SavedView,
  saveView,
  setDefaultView,
} from '@vitrina/contract/saved-views.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeMember } from '../../test/builders/cabinets.ts';
import { addMember, makeCabinet, type TestUser } from '../../test/builders/factories.ts';
import { refusal } from '../../test/refusal.ts';

type Screen = '/position-check' | '/statistics';
type Made = { id: number; owner: TestUser };

let app: TestApp;
let cabinet: Made;
let colleague: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  colleague = await makeMember(app, cabinet, ['analytics']);
});
afterAll(() => app.close());

const trySave = (user: TestUser, name: string, more: { isShared?: boolean; screen?: Screen } = {}) =>
  app.inject(
    saveView,
    { cabinetId: cabinet.id, screen: '/position-check', state: `q=${name}`, name, ...more },
    user.token,
  );
async function save(user: TestUser, name: string, more: { isShared?: boolean; screen?: Screen } = {}) {
  const { body } = await trySave(user, name, more);
  return saveView.output.parse(body).viewId;
}
const list = async (user: TestUser, screen: Screen = '/position-check'): Promise<SavedView[]> =>
  (await app.call(listSavedViews, { cabinetId: cabinet.id, screen }, user.token)).views;
const names = async (user: TestUser, screen?: Screen) => (await list(user, screen)).map(({ name }) => name);
const change = (user: TestUser, viewId: number, more: object) =>
  app.inject(changeView, { cabinetId: cabinet.id, viewId, ...more }, user.token);
const remove = (user: TestUser, viewId: number, cabinetId = cabinet.id) =>
  app.inject(removeView, { cabinetId, viewId }, user.token);
const setDefault = (user: TestUser, viewId: number | null, screen: Screen = '/position-check') =>
  app.inject(setDefaultView, { cabinetId: cabinet.id, screen, viewId }, user.token);
const defaults = async (user: TestUser) =>
  (await list(user)).filter((view) => view.isDefault).map(({ name }) => name);
const setRole = (route: typeof addPermissions, user: TestUser, role: 'analytics' | 'analyticsReadOnly') =>
  app.call(route, { cabinetId: cabinet.id, targetId: user.id, permissions: [role] }, cabinet.owner.token);

describe('the list', () => {
  it("has one's own and the shared ones of the screen by name, and says whose they are", async () => {
    await save(cabinet.owner, 'Яркие');
    await save(cabinet.owner, 'ёлки', { isShared: true });
    await save(cabinet.owner, 'Другой экран', { screen: '/statistics', isShared: true });
    await save(colleague, 'Альфа');
    expect(await names(cabinet.owner)).toEqual(['ёлки', 'Яркие']);
    expect(await list(colleague)).toEqual([
      expect.objectContaining({ name: 'Альфа', state: 'q=Альфа', isMine: true, isShared: false }),
      expect.objectContaining({ name: 'ёлки', isMine: false, isShared: true, author: 'Анна Продавец' }),
    ]);
    expect(await names(colleague, '/statistics')).toEqual(['Другой экран']);
  });
});

describe('saving', () => {
  it('takes a name once for a person and screen, however it is written', async () => {
    await save(colleague, 'Ёлки  летом');
    const again = await trySave(colleague, 'елки ЛЕТОМ');
    expect([again.status, again.body]).toEqual([400, refusal('savedView.exists')]);
    await save(colleague, 'Ёлки летом', { screen: '/statistics' });
    await save(cabinet.owner, 'Ёлки летом', { isShared: true });
    expect(await names(colleague)).toEqual(['Ёлки  летом', 'Ёлки летом']);
  });

  it('of one name by ten requests at once leaves one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => trySave(colleague, 'Утро')));
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(9);
    expect(await names(colleague)).toEqual(['Утро']);
  });

  it('has an end for a person and screen, also when the last ones come at once', async () => {
    const maximum = SAVED_VIEW_BOUNDS.perScreen;
    for (let number = 1; number < maximum - 1; number += 1) await save(colleague, `Вид ${number}`);
    const last = await Promise.all(['a', 'b', 'c'].map((name) => trySave(colleague, name)));
    const refused = last.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body)).toEqual([refusal('savedView.tooMany', { maximum })]);
    expect(await list(colleague)).toHaveLength(maximum);
    await save(colleague, 'Ещё', { screen: '/statistics' });
    await save(cabinet.owner, 'Ещё');
  });
});

describe('sharing', () => {
  const refused = refusal('cabinet.insufficientRights', { right: 'edit' });

  it('is for those who may edit', async () => {
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const shared = await trySave(reader, 'Общий', { isShared: true });
    expect([shared.status, shared.body]).toEqual([403, refused]);
    const viewId = await save(reader, 'Личный');
    expect((await change(reader, viewId, { isShared: true })).body).toEqual(refused);
    expect((await change(reader, viewId, { name: 'Мой' })).status).toBe(200);
    expect(await names(colleague)).toEqual([]);
  });

  it('does not outlive the right: what colleagues see is not changed any more, but it may be taken back', async () => {
    const viewId = await save(colleague, 'Общий', { isShared: true });
    await setRole(addPermissions, colleague, 'analyticsReadOnly');
    await setRole(removePermissions, colleague, 'analytics');
    expect((await change(colleague, viewId, { state: 'q=другое' })).body).toEqual(refused);
    expect((await change(colleague, viewId, { isShared: false })).status).toBe(200);
    expect(await names(cabinet.owner)).toEqual([]);
  });
});

describe('changing and removing', () => {
  it('changes what is named and leaves the rest', async () => {
    const viewId = await save(colleague, 'Утро');
    await change(colleague, viewId, { state: 'q=2' });
    await change(colleague, viewId, { name: 'Вечер', isShared: true });
    expect(await list(colleague)).toMatchObject([{ name: 'Вечер', state: 'q=2', isShared: true }]);
  });

  it('a name that another view has is refused, its own one in other letters is not', async () => {
    await save(colleague, 'Утро');
    const viewId = await save(colleague, 'Вечер');
    const taken = await change(colleague, viewId, { name: 'УТРО' });
    expect([taken.status, taken.body]).toEqual([400, refusal('savedView.exists')]);
    expect((await change(colleague, viewId, { name: 'ВЕЧЕР' })).status).toBe(200);
  });

  it('is for the author alone: what a colleague shared is as absent as anything else', async () => {
    const shared = await save(colleague, 'Общий', { isShared: true });
    for (const viewId of [shared, 2_000_000_000]) {
      for (const answer of [
        await change(cabinet.owner, viewId, { name: 'Мой' }),
        await remove(cabinet.owner, viewId),
      ]) {
        expect([answer.status, answer.body]).toEqual([400, refusal('savedView.notFound')]);
      }
    }
    expect((await remove(colleague, shared)).status).toBe(200);
    expect(await names(cabinet.owner)).toEqual([]);
  });

  it('does not reach into another cabinet of the same person', async () => {
    const viewId = await save(cabinet.owner, 'Утро');
    const other = await makeCabinet(app, { owner: cabinet.owner });
    expect((await remove(cabinet.owner, viewId, other.id)).body).toEqual(refusal('savedView.notFound'));
    expect(await names(cabinet.owner)).toEqual(['Утро']);
  });
});

describe('the default', () => {
  it('is one for a person and screen, of any view that they see', async () => {
    const shared = await save(cabinet.owner, 'Общий', { isShared: true });
    const own = await save(colleague, 'Мой');
    await setDefault(colleague, own);
    await setDefault(colleague, shared);
    expect(await defaults(colleague)).toEqual(['Общий']);
    expect(await defaults(cabinet.owner)).toEqual([]);
    await setDefault(colleague, null);
    expect(await defaults(colleague)).toEqual([]);
  });

  it('chosen twenty times at once is still one', async () => {
    const ids = [await save(colleague, 'а'), await save(colleague, 'б')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, round) => setDefault(colleague, ids[round % 2] ?? null)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await defaults(colleague)).toHaveLength(1);
  });

  it('is not a view that nobody shared, nor one of another screen, nor one that is gone', async () => {
    const gone = await save(colleague, 'Ушёл');
    await remove(colleague, gone);
    const hidden = await save(cabinet.owner, 'Личный');
    const elsewhere = await save(colleague, 'Экран', { screen: '/statistics' });
    for (const viewId of [gone, hidden, elsewhere]) {
      const answer = await setDefault(colleague, viewId);
      expect([answer.status, answer.body]).toEqual([400, refusal('savedView.notFound')]);
    }
  });

  it('goes with its view, and races with its removal harm nobody', async () => {
    for (let round = 0; round < 10; round += 1) {
      const viewId = await save(cabinet.owner, `Общий ${round}`, { isShared: true });
      const answers = await Promise.all([remove(cabinet.owner, viewId), setDefault(colleague, viewId)]);
      expect(answers[0].status).toBe(200);
      expect([200, 400]).toContain(answers[1].status);
    }
    expect(await list(colleague)).toEqual([]);
  });
});

describe('somebody who leaves', () => {
  const leave = (user: TestUser) => app.call(leaveCabinet, { cabinetId: cabinet.id }, user.token);

  it('leaves what they shared to the owner, and finds it when they come back', async () => {
    const shared = await save(colleague, 'Общий', { isShared: true });
    await save(colleague, 'Личный');
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    await setDefault(reader, shared);
    await leave(colleague);
    expect(await defaults(reader)).toEqual(['Общий']);
    expect(await list(cabinet.owner)).toMatchObject([{ name: 'Общий', isMine: true }]);
    expect((await remove(reader, shared)).body).toEqual(refusal('savedView.notFound'));
    await addMember(app, cabinet.id, colleague, ['analytics']);
    expect(await list(colleague)).toMatchObject([
      { name: 'Личный', isMine: true },
      { name: 'Общий', isMine: true },
    ]);
    expect(await list(cabinet.owner)).toMatchObject([{ name: 'Общий', isMine: false }]);
  });

  it.each<[string, Role[]]>([
    ['has no role any more', ['none']],
    ['manages people only', ['usersManager']],
  ])('or %s is no keeper of a view', async (_, roles) => {
    const former = await makeMember(app, cabinet, ['analytics']);
    const viewId = await save(former, 'Общий', { isShared: true });
    await leave(former);
    await addMember(app, cabinet.id, former, roles);
    expect((await change(cabinet.owner, viewId, { name: 'Взятый' })).status).toBe(200);
    expect(await list(cabinet.owner)).toMatchObject([{ name: 'Взятый', isMine: true }]);
  });

  it("gets nothing back that the owner has changed, which makes it the owner's", async () => {
    await save(cabinet.owner, 'Общий');
    const viewId = await save(colleague, 'Общий', { isShared: true });
    await leave(colleague);
    expect((await change(cabinet.owner, viewId, { state: 'q=2' })).body).toEqual(refusal('savedView.exists'));
    expect((await change(cabinet.owner, viewId, { name: 'Общий 2' })).status).toBe(200);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    expect(await list(colleague)).toMatchObject([{ name: 'Общий 2', isMine: false }]);
  });
});
