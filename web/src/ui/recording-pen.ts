type Look = {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineJoin: string;
  globalAlpha: number;
  font: string;
  direction: string;
  textAlign: string;
  textBaseline: string;
  dash: readonly number[];
};

const PLAIN: Look = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  lineJoin: 'miter',
  globalAlpha: 1,
  font: '',
  direction: 'ltr',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  dash: [],
};

const ofShape = ({ fillStyle, globalAlpha }: Look) =>
  `${fillStyle}${globalAlpha === 1 ? '' : ` at ${globalAlpha}`}`;
const ofText = (look: Look) =>
  `${ofShape(look)} ${/[\d.]+px/.exec(look.font)?.[0] ?? ''} ${look.textAlign} ${look.direction}`;
const ofStroke = ({ strokeStyle, globalAlpha, lineWidth, dash }: Look) =>
  [strokeStyle, ...(globalAlpha === 1 ? [] : [`at ${globalAlpha}`]), `${lineWidth}px`, ...dash].join(' ');

/**
 * A pen of a canvas that writes down what it is told to draw: Node has no canvas. Each thing drawn is a line of text:
 * what, where and how it looks. Every character is as wide as the next.
 */
export function recordingPen({ characterPx = 6, canvas = { width: 0, height: 0 } } = {}) {
  const drawn: string[] = [];
  const saved: Look[] = [];
  const look: Look = { ...PLAIN };
  let path: string[] = [];
  const put = (what: string, where: readonly (number | string)[], how: string) =>
    void drawn.push([what, ...where, how].join(' '));
  const pen = Object.assign(look, {
    canvas,
    fillRect: (...box: number[]) => put('rect', box, ofShape(look)),
    strokeRect: (...box: number[]) => put('frame', box, ofStroke(look)),
    fillText: (text: string, ...at: number[]) => put(`"${text}"`, at, ofText(look)),
    strokeText: (text: string, ...at: number[]) => put(`halo "${text}"`, at, ofStroke(look)),
    measureText: (text: string) => ({ width: text.length * characterPx }),
    beginPath: () => {
      path = [];
    },
    moveTo: (...at: number[]) => void path.push(`(${at.join(' ')})`),
    lineTo: (...at: number[]) => void path.push(`-(${at.join(' ')})`),
    rect: () => undefined,
    clip: () => undefined,
    closePath: () => undefined,
    fill: () => put('shape', [path.join('')], ofShape(look)),
    stroke: () => put('line', [path.join('')], ofStroke(look)),
    setLineDash: (dash: number[]) => void (look.dash = dash),
    save: () => void saved.push({ ...look }),
    restore: () => void Object.assign(look, saved.pop()),
    drawImage: (_image: unknown, ...box: number[]) => put('image', box, ''),
  });
  return { pen: pen as unknown as CanvasRenderingContext2D, drawn, look };
}
