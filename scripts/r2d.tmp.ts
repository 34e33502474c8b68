import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { resolveBrowser } from './browser.ts';
const { executablePath, env, args } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: 'http://localhost:4636', locale: 'ru-RU' })).newPage();
page.on('console', (m) => console.log(m.text().slice(0, 300))); page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('response', (r) => { if (r.url().includes('/api/')) console.log(r.status(), r.url().slice(-40)); });
page.on('framenavigated', () => console.log('NAV', page.url()));
const A = JSON.parse(readFileSync('/tmp/r2/demo.json', 'utf8')).user;
await page.goto('/login?redirect=/login/'); await page.locator('input[type=email]').fill(A.email); await page.locator('input[name=password]').fill(A.password); await page.locator('button[type=submit]').click();
await page.waitForTimeout(4000); console.log('END'); process.exit()
await browser.close();
