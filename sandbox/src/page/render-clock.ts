import { MOSCOW_OFFSET_MS } from '@vitrina/contract/durations.ts';
import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import type { ClockReading } from '../clock/move-clock.ts';

const button = (name: string, value: string, label: string) =>
  `<button name="${name}" value="${value}">${label}</button>`;

/** The one clock of the outside world, with all the ways to move it. */
export function renderClock({ now, speed }: ClockReading): string {
  const moscow = new Date(now).toLocaleString('en-GB', {
    timeZone: 'Europe/Moscow',
    dateStyle: 'full',
    timeStyle: 'medium',
  });
  const field = new Date(Date.parse(now) + MOSCOW_OFFSET_MS).toISOString().slice(0, 16);
  return `<section><h2>Clock</h2><div class="time">${escapeHtml(moscow)} Moscow</div>
<p>${speed === 0 ? 'paused' : `runs ${escapeHtml(speed)} × real time`}; <a href="/">look again</a></p>
<form method="post" action="/page/clock">
${button('speed', '0', 'Pause')}${button('speed', '1', '× 1')}${button('speed', '60', '× 60')}${button('speed', '3600', '× 3600')}
${button('advanceMinutes', '60', '+ 1 hour')}${button('advanceMinutes', '1440', '+ 1 day')}${button('advanceMinutes', '10080', '+ 1 week')}
</form><form method="post" action="/page/clock"><label>to a moment in Moscow<input name="moscow" type="datetime-local" value="${field}" required></label><button>Go there</button></form></section>`;
}
