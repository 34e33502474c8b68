import { DEMO_META } from '@vitrina/contract/demo/demo.ts';

let isDemo = false;

/** The server says it in the page; read before anything is asked or drawn. */
export function readDemo(page: Pick<Document, 'querySelector'>): void {
  isDemo = page.querySelector(`meta[name="${DEMO_META}"][content="public"]`) !== null;
}

/** Whether this page is one of a public demo, whose only people are guests. */
export function isPublicDemo(): boolean {
  return isDemo;
}
