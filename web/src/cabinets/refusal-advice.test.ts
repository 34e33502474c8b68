import { expect, it } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { adviceOf, fieldOf, wayOutOf } from './refusal-advice.ts';

const invalidKey = (reason: string) => new Problem('cabinet.invalidKey', { reason }, 400);

it('has advice for a refused key and for nothing else', () => {
  expect(adviceOf(invalidKey('ipBound'))).toBe('ipBound');
  expect(adviceOf(invalidKey('somethingNew'))).toBeUndefined();
  expect(adviceOf(new Problem('external.serverError', {}, 503))).toBeUndefined();
});

it('puts the cursor where the mistake is', () => {
  expect(fieldOf(new Problem('cabinet.sellerExists', {}, 400))).toBe('sellerId');
  expect(fieldOf(invalidKey('otherSeller'))).toBe('sellerId');
  expect(fieldOf(invalidKey('expired'))).toBe('apiKey');
  expect(fieldOf(new Problem('cabinet.limitExceeded', {}, 400))).toBeUndefined();
});

it('shows the way out when the form cannot mend it', () => {
  expect(wayOutOf(new Problem('cabinet.limitExceeded', {}, 400))?.to).toBe('/pages/account-settings/tariff');
  // A missing verified address has a dialog of its own.
  expect(wayOutOf(new Problem('user.emailNotVerified', {}, 403))).toBeUndefined();
  expect(wayOutOf(invalidKey('expired'))).toBeUndefined();
});
