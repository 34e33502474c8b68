import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['ivan.petrov@mail.ru', 'i•••v@mail.ru'],
  ['abcd@mail.ru', 'a•••d@mail.ru'],
  // The last letter of a short name would leave next to nothing hidden.
  ['abc@mail.ru', 'a•••@mail.ru'],
  ['a@mail.ru', 'a•••@mail.ru'],
  ['"odd@name"@mail.ru', '"•••"@mail.ru'],
])('%s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
