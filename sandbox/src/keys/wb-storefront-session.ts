/** What a browser that passed the site's check carries. The sandbox has nothing to hide, so it prints it. */
export const WB_STOREFRONT_SESSION = { token: '1.1000.sandbox-wbaas-token', deviceId: 'site_sandbox_device' };
