import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';

const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

export const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
export const head = (...names: string[]) => `<tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr>`;
export const code = (text: string | number) => `<code>${escapeHtml(text)}</code>`;
export const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
export const section = (title: string, body: string) =>
  `<section><h2>${escapeHtml(title)}</h2>${body}</section>`;
export const options = (
  named: readonly (readonly [value: string | number, label: string])[],
  chosen?: string | number,
) =>
  named
    .map(
      ([value, label]) =>
        `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('');
export const hidden = (name: string, value: string | number) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

export const showCount = (count: number) => whole.format(count);
export const showMoney = (kopecks: number) => `${whole.format(Math.round(kopecks / 100))} ₽`;
/** A part of a whole; nothing to divide by is a dash and not zero. */
export const showShare = (part: number, of: number) =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`;

export function showMoment(atMs: number): string {
  return new Date(atMs).toLocaleString('en-GB', {
    timeZone: 'Europe/Moscow',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Labelled figures in a row that wraps. */
export function figures(named: readonly (readonly [label: string, value: string])[]): string {
  const cells = named.map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${value}</dd></div>`);
  return `<dl class="figures">${cells.join('')}</dl>`;
}

/** A picture of fixed size; the address is of the sandbox or a public link. */
export function picture(address: string, size: 'small' | 'large', alt: string): string {
  return `<img class="${size}" src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" loading="lazy">`;
}
