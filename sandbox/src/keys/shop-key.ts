/** The shop of the payment provider that everybody may use; the key of a test shop begins with `test_`. */
export const DEMO_SHOP = {
  shopId: '100500',
  secretKey: 'test_demo-shop-secret-key',
  name: 'Vitrina, demo shop',
} as const;
