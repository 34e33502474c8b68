import { DEMO_META } from '@vitrina/contract/demo/demo.ts';

/** Whether this page is one of a public demo, whose only people are guests. */
export function isPublicDemo(): boolean {
  return document.querySelector(`meta[name="${DEMO_META}"]`) !== null;
}
