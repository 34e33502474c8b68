import { chromium, type Page, type BrowserContext } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { resolveBrowser } from './browser.ts';
const base = 'http://localhost:4636', box = 'http://127.0.0.1:4632';
const demo = JSON.parse(readFileSync('/tmp/r2/demo.json','utf8'));
const { executablePath, env, args } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
export const A = demo.user as {email: string; password: string};
const B = { email: 'r2b@shop.test', password: 'Kolbasa-98765x' };
const api = async (path: string, body: unknown, token?: string) => { const r = await fetch(`http://localhost:4631/api/${path}`, { method: body === undefined ? 'GET' : 'POST', headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }); return { status: r.status, body: await r.json().catch(() => null) as any }; };
async function ctx(init?: () => void): Promise<{ c: BrowserContext; page: Page; log: string[] }> {
  const c = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: 'ru-RU' });
  if (init) await c.addInitScript(init);
  const page = await c.newPage(); return { c, page, log: watch(page) };
}
function watch(page: Page) { const log: string[] = []; page.setDefaultTimeout(10000);
  page.on('pageerror', (e) => log.push('PAGEERROR ' + e.message.slice(0, 200)));
  page.on('console', (m) => { if (m.type() === 'error') log.push('CONSOLE ' + m.text().slice(0, 200)); }); return log; }
async function signIn(page: Page, who = A, at = '/cabinets') {
  await page.goto(`/login?redirect=${encodeURIComponent(at)}`); await fill(page, who);
  await page.waitForURL((u) => !u.pathname.includes('login')); }
async function fill(page: Page, who = A) { await page.locator('input[type=email]').fill(who.email); await page.locator('input[name=password]').fill(who.password); await page.locator('button[type=submit]').click(); }
const where = (page: Page) => page.url().replace(base, '');
const text = async (page: Page) => (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 160);
const only = process.argv[2]?.split(',');
async function step(name: string, work: () => Promise<void>) { if (only && !only.includes(name)) return; try { await work(); console.log('--', name, 'done'); } catch (e) { console.log('--', name, 'FAILED', String(e).slice(0, 400)); for (const c of browser.contexts()) { for (const p of c.pages()) console.log('   at', p.url(), (await p.locator('body').innerText().catch(() => '')).replace(/\s+/g, ' ').slice(0, 600)); await c.close(); } } }
const toasts = (page: Page) => page.locator('[role=alert]').allInnerTexts();

await step('people', async () => {
  const known = await api('user/login', { ...B, remember: false });
  console.log('B known', known.status);
  if (known.status !== 200) { const r = await api('user/register', { email: B.email, password: B.password, fullName: 'Boris Second', language: 'ru', agreements: { userAgreement: true, paymentPolicy: true, privacyPolicy: true } }); console.log(r.status, JSON.stringify(r.body)?.slice(0, 300)); }
});
await step('twoTabs', async () => {
  const { c, page, log } = await ctx(); await signIn(page);
  const two = await c.newPage(); const log2 = watch(two); await two.goto('/statistics'); await two.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Аккаунт' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.waitForURL('**/login**'); await two.waitForURL('**/login**');
  console.log(where(page), where(two), log, log2, 'toasts', await toasts(two), await toasts(page));
  console.log('stored', await two.evaluate(() => Object.keys(localStorage)));
  await c.close();
});
await step('otherPerson', async () => {
  const { c, page } = await ctx(); const two = await c.newPage(); watch(two);
  await page.goto('/login'); await two.goto('/login');
  await fill(page, A); await page.waitForURL('**/statistics'); await page.getByText('Демо', { exact: false }).first().waitFor().catch(() => undefined);
  const before = await text(page);
  await fill(two, B); await two.waitForURL((u) => !u.pathname.includes('login')); 
  await page.waitForTimeout(3000);
  console.log('one before:', before.slice(0, 80), '\n one after:', where(page), await text(page), '\n two:', where(two), await text(two));
  console.log(await page.evaluate(() => JSON.parse(localStorage.getItem('accountInfo') ?? '{}').email));
  await c.close();
});
for (const hostile of ['/.//evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/', '/login', '/pages/login', '/login/', '/%6Cogin', '/register?redirect=/register', '/cabinets/..//evil.example', '/no/such', '/not-authorized?from=//evil.example', '/\u202egnp.exe', '/' + 'a'.repeat(8000), '/search-history?city=' + '%'.repeat(5), '/%E0%A4%A', 'null', '["a"]', '{"a":1}', '/cabinets/99999999999999999999', '/cabinets/-1', '/cabinets/1?tab=__proto__&fix=constructor'])
  await step('hostile', async () => {
    for (const name of ['redirect', 'to']) {
      const { c, page, log } = await ctx(); const asked: string[] = []; page.on('request', (r) => { if (!r.url().startsWith(base)) asked.push(r.url()); });
      await page.goto(`/login?${name}=${encodeURIComponent(hostile)}`); await fill(page); 
      await page.waitForURL((u) => u.pathname !== '/login', { timeout: 6000 }).catch(() => undefined); await page.waitForTimeout(700);
      console.log(name, hostile.slice(0, 40), '->', where(page).slice(0, 80), asked, log.filter((l) => !/status of 4/.test(l)), (await page.locator('h1').allInnerTexts()).join('|'));
      await c.close();
    }
  });
await step('garbage', async () => {
  const { c, page } = await ctx(); await signIn(page); const state = await c.storageState(); await c.close();
  const keys = ['accountInfo', 'cabinet', 'showCookies', 'directionGraphs', 'language', 'userAbilityRules', 'accessToken', 'userData', 'theme', 'abTestingNewsShownCount', 'abTestingNewsLastDate'];
  const values = ['', 'null', '{', '[]', '{}', '"x"', '-1', '1e999', 'undefined', '{"id":"1"}', '{"id":99999}', '[{"action":"manage","subject":"all"}]', '<script>', '\ud800', 'a.b.c', 'x'.repeat(100000)];
  let bad = 0, n = 0;
  const c2 = await browser.newContext({ baseURL: base, storageState: state, locale: 'ru-RU' }); const p = await c2.newPage(); const log = watch(p);
  for (const key of keys) for (const value of values) {
    n += 1; await p.goto('/favicon.svg'); log.length = 0;
    await p.evaluate(([k, v]) => localStorage.setItem(k!, v!), [key, value]);
    await p.goto('/statistics'); 
    const ok = await p.locator('h1').first().waitFor({ timeout: 8000 }).then(() => true, () => false);
    const at = where(p); const signed = at.startsWith('/statistics');
    if (!ok || !signed || log.some((l) => /PAGEERROR/.test(l))) { bad += 1; console.log('GARBAGE', key, value.slice(0, 30), ok, at, (await text(p)).slice(0, 100), log.slice(0, 3)); }
    if (!signed) { await signIn(p); }
  }
  for (const value of ['%', '%E0%A4%A', 'x'.repeat(3000)]) { await c2.addCookies([{ name: 'verticalNavCollapsed', value, url: base }]); await p.goto('/statistics'); await p.locator('h1').first().waitFor({ timeout: 8000 }).catch(() => console.log('COOKIE', value)); n += 1; }
  console.log('garbage tried', n, 'bad', bad); await c2.close();
});
await step('forbidden', async () => {
  const { c, page, log } = await ctx(() => { Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } }); });
  await signIn(page); await page.locator('h1').first().waitFor(); console.log(where(page), await page.locator('h1').allInnerTexts(), log);
  await page.getByRole('link', { name: 'Статистика', exact: true }).click(); await page.waitForTimeout(1500); console.log(where(page), log);
  await c.close();
});
await step('full', async () => {
  const { c, page, log } = await ctx(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await signIn(page); await page.locator('h1').first().waitFor(); console.log(where(page), log); await c.close();
});
await step('hover', async () => {
  const { c, page } = await ctx(); await signIn(page, B, '/cabinets'); await page.locator('h1').first().waitFor(); await page.waitForTimeout(6000);
  console.log('toasts before', await toasts(page));
  await page.getByRole('link', { name: 'Статистика', exact: true }).hover(); await page.waitForTimeout(1500);
  console.log('toasts after hover', await toasts(page), where(page)); await page.getByRole('link', { name: 'Статистика', exact: true }).click(); await page.waitForTimeout(1500); console.log('toasts after click', await toasts(page), where(page)); await c.close();
});
await step('expiry', async () => {
  const { c, page, log } = await ctx(); await signIn(page, A, '/cabinets/1'); await page.locator('h1').first().waitFor();
  const expire = () => page.evaluate(() => { const t = localStorage.getItem('accessToken')!.split('.'); const p = JSON.parse(atob(t[1]!.replaceAll('-', '+').replaceAll('_', '/'))); p.exp = 1000; localStorage.setItem('accessToken', [t[0], btoa(JSON.stringify(p)), t[2]].join('.')); });
  await expire(); await page.getByRole('link', { name: 'Статистика', exact: true }).click(); await page.waitForURL('**/statistics'); console.log('silent:', where(page), await toasts(page));
  await page.goto('/cabinets/1'); await page.locator('h1').first().waitFor();
  await expire(); await page.route('**/api/**', (r) => r.fulfill({ status: 503, body: '' }));
  await page.getByRole('link', { name: 'Статистика', exact: true }).click(); await page.waitForTimeout(1500); console.log('away:', where(page), await toasts(page), 'token kept', await page.evaluate(() => localStorage.getItem('accessToken') !== null));
  await page.unroute('**/api/**'); await page.reload(); await page.waitForTimeout(3000); console.log('back:', where(page));
  await page.goBack().catch(() => undefined); await page.waitForTimeout(1500); console.log('gone back:', where(page), await page.locator('h1').allInnerTexts(), log.filter((l) => /PAGE/.test(l)));
  await c.close();
});
await browser.close();
