import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const product = {
  PICTURE_HOSTS: 'https://*.ozone.ru https://*.wbbasket.ru',
  OZON_SELLER_URL: 'https://api-seller.ozon.ru',
  CLOCK_URL: '',
  ERROR_REPORTING_DSN: '',
  DEMO: '' as const,
};

test('nothing is loaded that is not named, and nothing inline runs', () => {
  const policy = contentPolicy(product, 'abc');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'nonce-abc';");
  expect(policy).not.toContain('unsafe');
});

test('pictures come from the named hosts alone', () => {
  expect(contentPolicy(product)).toContain(
    "img-src 'self' data: blob: https://*.ozone.ru https://*.wbbasket.ru;",
  );
});

test('beside a stand-in its own pictures are shown too', () => {
  const demo = {
    ...product,
    OZON_SELLER_URL: 'http://127.0.0.1:4401/ozon-seller',
    CLOCK_URL: 'http://a/clock',
  };
  expect(contentPolicy(demo)).toContain(' http://127.0.0.1:4401;');
});

test('pages of a public demo load pictures from their own server alone', () => {
  const demo = {
    ...product,
    DEMO: 'public' as const,
    OZON_SELLER_URL: 'http://127.0.0.1:4401/ozon-seller',
    CLOCK_URL: 'http://127.0.0.1:4401/clock',
  };
  expect(contentPolicy(demo)).toContain("img-src 'self' data: blob:;");
});

test('a page may connect to its own server alone, and to the one that takes reports of errors where there is one', () => {
  expect(contentPolicy(product)).toContain("connect-src 'self';");
  const reporting = { ...product, ERROR_REPORTING_DSN: 'https://key@errors.example:8443/path/7' };
  expect(contentPolicy(reporting)).toContain("connect-src 'self' https://errors.example:8443;");
});
