import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_LENGTHS } from '../accounts/codes.ts';
import { shortenAddress, shortenFile } from './shorten-address.ts';

it.each([
  ['https://vitrina.example/cabinets/57/products?tab=mine&q=%D0%BF#a', '/cabinets/*/products?tab=*&q=*'],
  ['/api/positionCheck/getMatrix', '/api/positionCheck/getMatrix'],
  ['/password-restore?code=aB3dE5', '/password-restore?code=*'],
  ['/pages/account-settings/security', '/pages/account-settings/security'],
  ['/cabinet-users?aB3dE5', '/cabinet-users'],
  ['https://name:parole@host/x', '/x'],
  ['', ''],
])('%s becomes %s', (address, short) => {
  expect(shortenAddress(address)).toBe(short);
  expect(shortenAddress(short)).toBe(short);
});

it.each(Object.entries(CODE_LENGTHS))('a code is left out as a part and as a value: %s', (_kind, length) => {
  const unit = fc.constantFrom(...Array.from('abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'));
  fc.assert(
    fc.property(fc.string({ unit, minLength: length, maxLength: length }), (text) => {
      const code = `${text.slice(0, -1)}7`;
      expect(shortenAddress(`/a/${code}/b?code=${code}&${code}=1#${code}`)).toBe('/a/*/b?code=*');
    }),
  );
});

it.each([
  ['/people/ivan/shop/server/src/notes/add-note.ts', 'app:///server/src/notes/add-note.ts'],
  ['file:///opt/web/packages/contract/src/ids.ts', 'app:///packages/contract/src/ids.ts'],
  ['/people/ivan/node_modules/pg/lib/server/x.js', 'app:///node_modules/pg/lib/server/x.js'],
  ['https://vitrina.example/assets/base-Ab12.js', 'app:///assets/base-Ab12.js'],
  ['https://vitrina.example/cabinets/57?code=x', 'app:///cabinets/*?code=*'],
  ['node:internal/process/task_queues', 'node:internal/process/task_queues'],
])('of the file %s %s stays', (file, short) => {
  expect(shortenFile(file)).toBe(short);
  expect(shortenFile(short)).toBe(short);
});
