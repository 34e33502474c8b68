import { expect, it } from 'vitest';
import { listMissingRights } from './list-missing-rights.ts';

it.each([
  [['ALL_METHODS'], []],
  [['ALL_METHODS_READ_ONLY'], []],
  [['OFFERS_AND_CARDS_MANAGEMENT_READ_ONLY', 'FINANCE_AND_ACCOUNTING'], []],
  [['OFFERS_AND_CARDS_MANAGEMENT'], ['salesReport', 'positionReport']],
  [
    ['PROMOTION_READ_ONLY', 'A_SCOPE_OF_TOMORROW'],
    ['offers', 'salesReport'],
  ],
  [[], ['offers', 'salesReport', 'positionReport']],
])('%j lacks %j', (scopes, missing) => expect(listMissingRights(scopes)).toEqual(missing));
