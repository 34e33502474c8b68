import type { Role } from '@vitrina/contract/access.ts';
import type { CabinetUser } from '@vitrina/contract/cabinet.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { changeRoles } from './change-roles.ts';

afterEach(() => vi.unstubAllGlobals());

const CABINET = 5 as CabinetId;

function person(...roles: Role[]): CabinetUser {
  return { id: 7, roles } as unknown as CabinetUser;
}

/** What was asked of the server, in order; `refusedPath` is answered with a refusal. */
function listen(refusedPath?: string) {
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const path = url.split('/').at(-1);
    requested.push([path, JSON.parse(body)]);
    return path === refusedPath
      ? Response.json({ error: { subject: 'cabinet', action: 'higherRights', meta: {} } }, { status: 403 })
      : Response.json({ roles: [] });
  });
  return requested;
}

it('gives before it takes, and names only what differs', async () => {
  const requested = listen();
  await changeRoles(CABINET, person('usersManager', 'analytics'), ['analytics', 'analyticsReadOnly']);
  expect(requested).toEqual([
    ['addPermissions', { cabinetId: 5, targetId: 7, permissions: ['analyticsReadOnly'] }],
    ['removePermissions', { cabinetId: 5, targetId: 7, permissions: ['usersManager'] }],
  ]);
});

it('asks for nothing when nothing was changed', async () => {
  const requested = listen();
  await changeRoles(CABINET, person('analytics'), ['analytics']);
  expect(requested).toEqual([]);
});

it('takes nothing away when the giving was refused', async () => {
  const requested = listen('addPermissions');
  await expect(changeRoles(CABINET, person('analytics'), ['usersManager'])).rejects.toMatchObject({
    key: 'cabinet.higherRights',
  });
  expect(requested).toHaveLength(1);
});
