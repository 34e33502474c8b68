import * as contract from '@vitrina/contract/accounts/routes.ts';
import { requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import type { Route } from '@vitrina/contract/route.ts';
import { readCode } from '../../test/builders/letters.ts';
import { workRecoveries } from '../../test/builders/recoveries.ts';
import { ask } from '../ask.ts';
import { PASSWORD } from '../quick-people.ts';
import { type Flow, isDone, isFirst, lengthOf, watchCode } from './flow.ts';

const NEW_PASSWORD = 'Velvet-harbour-93';

type Link = {
  purpose: 'verifyEmail' | 'changeEmail' | 'changePassword';
  request: Route;
  confirm: Route;
  field: string;
  given: (email: string) => { input: object; letterTo: string };
};

const LINKS: readonly Link[] = [
  {
    purpose: 'verifyEmail',
    request: requestEmailVerification,
    confirm: contract.verifyEmail,
    field: 'verifyCode',
    given: (email) => ({ input: {}, letterTo: email }),
  },
  {
    purpose: 'changeEmail',
    request: contract.requestEmailChange,
    confirm: contract.changeEmail,
    field: 'changeCode',
    given: (email) => ({
      input: { newEmail: `new-${email}`, currentPassword: PASSWORD },
      letterTo: `new-${email}`,
    }),
  },
  {
    purpose: 'changePassword',
    request: contract.requestPasswordChange,
    confirm: contract.changePassword,
    field: 'changeCode',
    given: (email) => ({
      input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      letterTo: email,
    }),
  },
];

function linkFlow({ purpose, request, confirm, field, given }: Link): Flow {
  return {
    name: purpose,
    length: lengthOf(purpose),
    issue: async ({ app }, owner) => {
      const { input, letterTo } = given(owner.email);
      const requested = await ask(app.server, { route: request, input, token: owner.token });
      if (requested.status !== 200) throw new Error(`${request.path} answered ${requested.text}`);
      return {
        code: await readCode(app, letterTo),
        redeem: (code, { token } = owner) =>
          ask(app.server, { route: confirm, input: { [field]: code }, token }),
        isEffect: isFirst,
        ...watchCode(app, owner, purpose),
      };
    },
  };
}

const recovery: Flow = {
  name: 'recovery',
  length: lengthOf('recovery'),
  issue: async ({ app }, owner) => {
    await ask(app.server, { route: contract.requestRecovery, input: { email: owner.email } });
    await workRecoveries(app);
    return {
      code: await readCode(app, owner.email),
      // Nobody is signed in: whoever has the link is the owner.
      redeem: (code) =>
        ask(app.server, { route: contract.recovery, input: { code, newPassword: NEW_PASSWORD } }),
      isEffect: isDone,
      ...watchCode(app, owner, 'recovery'),
    };
  },
};

/** Codes of 20 signs, which come as links in letters. */
export const LINK_FLOWS: readonly Flow[] = [...LINKS.map(linkFlow), recovery];
