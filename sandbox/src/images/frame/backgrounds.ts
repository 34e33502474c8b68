import { css, type Hsl, shade } from '../drawing/colours.ts';
import { box, line, oval, path, repeat } from '../drawing/pen.ts';

export const WIDTH = 600;
export const HEIGHT = 800;

export const BACKGROUNDS = ['studio', 'soft', 'arch', 'halves', 'podium', 'table', 'window'] as const;
export type Background = (typeof BACKGROUNDS)[number];

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

const everywhere = (fill: string) => box([0, 0, WIDTH, HEIGHT], fill);

const WOODS = ['#c79a66', '#a87c50', '#dcbf96', '#7d5a3c'] as const;

type Drawer = (tint: Hsl, variant: number) => string;

/** Where a photograph was taken; a floor begins at y = 640. */
const DRAWERS: Readonly<Record<Background, Drawer>> = {
  studio: () => `<defs>${gradient('back', '#ffffff', '#f3f4f6')}</defs>${everywhere('url(#back)')}`,
  soft: (tint) =>
    `<defs>${gradient('back', css(shade(tint, 6)), css(shade(tint, -8)))}</defs>${everywhere('url(#back)')}${oval([300, 330, 330, 330], '#ffffff', 0.28)}`,
  arch: (tint) =>
    `${everywhere(css(shade(tint, 5)))}${path('M90 800 V330 Q90 120 300 120 Q510 120 510 330 V800Z', css(shade(tint, -9)))}${box([0, 690, WIDTH, 110], css(shade(tint, -3)))}`,
  halves: (tint, variant) =>
    `${everywhere(css(shade(tint, 4)))}${path(variant % 2 === 0 ? 'M0 800 L600 300 V800Z' : 'M0 0 H330 L210 800 H0Z', css(shade(tint, -11)))}${oval([variant % 2 === 0 ? 470 : 130, 170, 90], '#ffffff', 0.35)}`,
  podium: (tint) =>
    `<defs>${gradient('back', css(shade(tint, 6)), css(shade(tint, -5)))}</defs>${everywhere('url(#back)')}${box([0, 640, WIDTH, 160], css(shade(tint, -10)))}${path('M70 650 V800 H530 V650Z', css(shade(tint, -4)))}${oval([300, 650, 230, 44], css(shade(tint, 7)))}`,
  table: (tint, variant) => {
    const wood = WOODS[variant % WOODS.length] ?? WOODS[0];
    const grain = repeat(5, (index) =>
      line(`M0 ${640 + index * 34} Q300 ${626 + index * 36} 600 ${644 + index * 34}`, '#3b2410', 2, 0.2),
    );
    return `<defs>${gradient('back', css(shade(tint, 5)), css(shade(tint, -6)))}</defs>${everywhere('url(#back)')}${box([0, 610, WIDTH, 190], wood)}${box([0, 610, WIDTH, 10], '#000', 0.12)}${grain}`;
  },
  window: (tint) =>
    `${everywhere(css(shade(tint, 3)))}${path('M120 0 L330 0 L180 640 H-30Z M390 0 H540 L400 640 H250Z', '#ffffff', 0.42)}${box([0, 640, WIDTH, 160], css(shade(tint, -7)))}${path('M-30 640 H180 L150 800 H-90Z M250 640 H400 L380 800 H220Z', '#ffffff', 0.3)}`,
};

export function drawBackground(kind: Background, tint: Hsl, variant: number): string {
  return DRAWERS[kind](tint, variant);
}

/** The soft shadow of what stands or lies there. */
export const SHADOW =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#1b1f27" stop-opacity=".42"/><stop offset=".6" stop-color="#1b1f27" stop-opacity=".16"/><stop offset="1" stop-color="#1b1f27" stop-opacity="0"/></radialGradient>';
