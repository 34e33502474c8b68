import * as z from 'zod/mini';
import { CabinetRight, GIVEN_ROLES, Role } from './access.ts';
import { Email } from './accounts/account.ts';
import { code } from './accounts/codes.ts';
import {
  CABINET_BOUNDS,
  Cabinet,
  CabinetInvite,
  CabinetSettings,
  CabinetUser,
  CollectorState,
} from './cabinet.ts';
import { Instant } from './dates.ts';
import { CabinetId, InviteId, UserId } from './ids.ts';
import { PLAN_USAGE_TYPES } from './plans.ts';
import { route } from './route.ts';
import { line } from './text.ts';

const none = z.object({});
const inCabinet = z.object({ cabinetId: CabinetId });
const Name = line(...CABINET_BOUNDS.name);
const ApiKey = z.string().check(z.trim(), z.regex(/^[\w-]{20,100}$/));

const GivenRole = z.enum(GIVEN_ROLES);
/** product.md 6.1: roles are additive; the owner's is not given. */
const GivenRoles = z.array(GivenRole).check(z.minLength(1), z.maxLength(GIVEN_ROLES.length));

export const createCabinet = route({
  method: 'POST',
  path: '/ozonCabinet/create',
  access: 'user',
  input: z.object({
    name: Name,
    sellerId: z.string().check(z.trim(), z.regex(/^\d{1,20}$/)),
    apiKey: ApiKey,
  }),
  output: Cabinet,
  errors: [
    'cabinet.sellerExists',
    'cabinet.invalidKey',
    'cabinet.limitExceeded',
    'external.serverError',
    'user.blockedForMinutes',
  ],
});

/** Of each limit of a person's own plan the most that one of their cabinets uses. */
export const getPlanUsage = route({
  method: 'GET',
  path: 'ozonCabinet/getPlanUsage',
  access: 'user',
  input: z.object({}),
  output: z.object({ usage: z.array(z.object({ name: z.enum(PLAN_USAGE_TYPES), current: z.int() })) }),
  errors: [],
});

export const changeCabinetApiKey = route({
  method: 'POST',
  path: 'ozonCabinet/changeApiKey',
  access: { cabinet: 'key' },
  input: z.extend(inCabinet, { apiKey: ApiKey }),
  output: Cabinet,
  errors: ['cabinet.invalidKey', 'external.serverError'],
});

export const getCollectors = route({
  method: 'POST',
  path: 'ozonCabinet/getCollectors',
  access: { cabinet: 'members' },
  tokens: 'read',
  input: inCabinet,
  output: z.object({ collectors: z.array(CollectorState) }),
  errors: [],
});

export const changeCabinetName = route({
  method: 'POST',
  path: 'ozonCabinet/changeName',
  access: { cabinet: 'settings' },
  input: z.extend(inCabinet, { name: Name }),
  output: Cabinet,
  errors: [],
});

/** Write-only and tested first, as the other key. */
export const changePerformanceApiKey = route({
  method: 'POST',
  path: 'ozonCabinet/changePerformanceApiKey',
  access: { cabinet: 'key' },
  input: z.extend(inCabinet, {
    clientId: z.string().check(z.trim(), z.regex(/^[\w.@-]{10,120}$/)),
    clientSecret: z.string().check(z.trim(), z.regex(/^[\w-]{20,200}$/)),
  }),
  output: Cabinet,
  errors: ['cabinet.invalidKey', 'external.serverError'],
});

export const changeCabinetSettings = route({
  method: 'POST',
  path: 'ozonCabinet/changeSettings',
  access: { cabinet: 'settings' },
  input: z.extend(inCabinet, { settings: z.partial(z.strictObject(CabinetSettings.shape)) }),
  output: Cabinet,
  errors: [],
});

export const getPermissions = route({
  method: 'GET',
  path: 'ozonCabinet/getPermissions',
  access: 'user',
  tokens: 'read',
  input: none,
  output: z.object({
    permissions: z.array(z.object({ role: Role, rights: z.array(CabinetRight) })),
  }),
  errors: [],
});

/** Highest first. */
export const getCabinetPermissionsOrder = route({
  method: 'GET',
  path: 'ozonCabinet/getCabinetPermissionsOrder',
  access: 'user',
  tokens: 'read',
  input: none,
  output: z.object({ order: z.array(Role) }),
  errors: [],
});

export const getCabinetUsers = route({
  method: 'POST',
  path: 'ozonCabinet/getUsers',
  access: { cabinet: 'members' },
  tokens: 'read',
  input: inCabinet,
  output: z.object({ users: z.array(CabinetUser) }),
  errors: [],
});

export const addPermissions = route({
  method: 'POST',
  path: 'ozonCabinet/addPermissions',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { targetId: UserId, permissions: GivenRoles }),
  output: z.object({ roles: z.array(Role) }),
  errors: ['user.notFound', 'cabinet.higherRights'],
});

/** Whoever is left without a role stays with `none` and sees the cabinet's name alone. */
export const removePermissions = route({
  method: 'POST',
  path: 'ozonCabinet/removePermissions',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { targetId: UserId, permissions: GivenRoles }),
  output: z.object({ roles: z.array(Role) }),
  errors: ['user.notFound', 'cabinet.higherRights'],
});

export const removeCabinetUser = route({
  method: 'POST',
  path: '/ozonCabinet/removeUser',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { targetId: UserId }),
  output: none,
  errors: ['user.notFound', 'cabinet.higherRights', 'cabinet.ownerStays'],
});

/** Any user but the owner may go by themself. */
export const leaveCabinet = route({
  method: 'POST',
  path: 'ozonCabinet/leave',
  access: 'user',
  input: inCabinet,
  output: none,
  errors: ['cabinet.notFound', 'cabinet.ownerStays'],
});

export const getInvites = route({
  method: 'POST',
  path: 'ozonCabinet/getInvites',
  access: { cabinet: 'users' },
  input: inCabinet,
  output: z.object({ invites: z.array(CabinetInvite) }),
  errors: [],
});

/** Bound to the address. Whether it has an account already is not told. */
export const sendInvite = route({
  method: 'POST',
  path: '/ozonCabinet/sendInvite',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { email: Email, initPermissions: GivenRoles }),
  output: z.object({ invite: CabinetInvite }),
  errors: [
    'cabinet.userInside',
    'cabinet.higherRights',
    'cabinet.limitExceeded',
    'user.emailNotVerified',
    'request.tooMany',
    'user.blockedForMinutes',
  ],
});

/** A new letter with a new code: the old one is void. */
export const resendInvite = route({
  method: 'POST',
  path: 'ozonCabinet/resendInvite',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { inviteId: InviteId }),
  output: z.object({ invite: CabinetInvite }),
  errors: [
    'invite.notFound',
    'cabinet.userInside',
    'cabinet.higherRights',
    'cabinet.limitExceeded',
    'user.emailNotVerified',
    'request.tooMany',
    'user.blockedForMinutes',
  ],
});

export const revokeInvite = route({
  method: 'POST',
  path: 'ozonCabinet/revokeInvite',
  access: { cabinet: 'users' },
  input: z.extend(inCabinet, { inviteId: InviteId }),
  output: none,
  errors: ['invite.notFound', 'cabinet.higherRights'],
});

/** product.md 7 calls the code of the letter `inviteId`. */
const InviteCode = z.object({ inviteId: code('useCabinetInvite') });

/** Looks at an invitation to the caller's own address without spending its code. */
export const getInvite = route({
  method: 'POST',
  path: 'ozonCabinet/getInvite',
  access: 'user',
  input: InviteCode,
  output: z.object({
    cabinetName: z.string(),
    invitedBy: z.string(),
    roles: z.array(Role),
    expiresAt: Instant,
  }),
  errors: ['code.invalid', 'code.expired', 'cabinet.alreadyEmployee'],
});

export const useInvite = route({
  method: 'POST',
  path: '/ozonCabinet/useInvite',
  access: 'user',
  input: InviteCode,
  output: Cabinet,
  errors: ['code.invalid', 'code.expired', 'cabinet.alreadyEmployee', 'cabinet.limitExceeded'],
});

export const declineInvite = route({
  method: 'POST',
  path: 'ozonCabinet/declineInvite',
  access: 'user',
  input: InviteCode,
  output: none,
  errors: ['code.invalid', 'code.expired', 'cabinet.alreadyEmployee'],
});

/** A letter with a code goes to the owner. */
export const requestCabinetDelete = route({
  method: 'POST',
  path: '/ozonCabinet/requestDelete',
  access: { cabinet: 'delete' },
  input: inCabinet,
  output: none,
  errors: ['request.tooMany', 'user.blockedForMinutes'],
});

export const deleteCabinet = route({
  method: 'POST',
  path: '/ozonCabinet/delete',
  access: { cabinet: 'delete' },
  input: z.extend(inCabinet, { code: code('deleteCabinet') }),
  output: none,
  errors: ['code.invalidDeleteCabinet', 'code.expired', 'cabinet.picturesOut'],
});
