/**
 * One moment of the video: three photos, one card, bars, a winner. Runs inside the browser's page, so it knows nothing
 * from outside. Without words: the captions of the dialog say what is seen, in four languages.
 */
export function drawScene(pen: CanvasRenderingContext2D, at: number): void {
  const WIDTH = 360;
  const HEIGHT = 640;
  const ease = (from: number, to: number) => {
    const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
    return part * part * (3 - 2 * part);
  };
  const between = (one: number, other: number, part: number) => one + (other - one) * part;
  const box = (
    edges: [x: number, y: number, width: number, height: number],
    radius: number,
    fill: string,
  ) => {
    pen.beginPath();
    pen.roundRect(...edges, radius);
    pen.fillStyle = fill;
    pen.fill();
  };
  const SKIES = ['#e9e7ee', '#cdc6fc', '#2f3349'];
  const TABLES = ['#dcd9e3', '#b98a63', '#1f2334'];
  const CUPS = ['#ffffff', '#ffffff', '#f3c15c'];
  const RIMS = ['#cfcdd8', '#d9d4f2', '#c6922f'];

  /** A mug before its own background, in a square of this side around the middle. */
  function photo(kind: number, x: number, y: number, side: number): void {
    pen.save();
    pen.translate(x - side / 2, y - side / 2);
    pen.scale(side / 100, side / 100);
    pen.beginPath();
    pen.roundRect(0, 0, 100, 100, 8);
    pen.clip();
    box([0, 0, 100, 100], 0, SKIES[kind] ?? '');
    box([0, 68, 100, 32], 0, TABLES[kind] ?? '');
    const size = kind === 2 ? 1.3 : 1;
    pen.translate(50 - 50 * size, 50 - 52 * size);
    pen.scale(size, size);
    pen.lineWidth = 6;
    pen.strokeStyle = CUPS[kind] ?? '';
    pen.beginPath();
    pen.ellipse(69, 55, 10, 12, 0, 0, Math.PI * 2);
    pen.stroke();
    box([32, 38, 36, 38], 7, CUPS[kind] ?? '');
    pen.beginPath();
    pen.ellipse(50, 39, 18, 4, 0, 0, Math.PI * 2);
    pen.fillStyle = RIMS[kind] ?? '';
    pen.fill();
    if (kind === 1) {
      pen.lineWidth = 2.4;
      pen.strokeStyle = '#ffffff';
      for (const left of [43, 51, 59]) {
        pen.beginPath();
        pen.moveTo(left, 30);
        pen.bezierCurveTo(left - 5, 25, left + 5 * Math.sin(at * 3), 20, left, 13);
        pen.stroke();
      }
    }
    pen.restore();
  }

  function card(): void {
    pen.shadowColor = 'rgb(47 43 61 / 16%)';
    pen.shadowBlur = 26;
    pen.shadowOffsetY = 8;
    box([44, 128, 272, 384], 18, '#ffffff');
    pen.shadowColor = 'transparent';
    box([62, 414, 92, 20], 6, '#2f2b3d');
    box([62, 446, 210, 11], 5, '#dedce5');
    box([62, 465, 150, 11], 5, '#dedce5');
    box([62, 487, 236, 3], 2, '#efedfd');
  }

  /** The ring that fills while one photo is shown. */
  function clock(part: number): void {
    pen.lineWidth = 5;
    pen.strokeStyle = '#e4e1fe';
    pen.beginPath();
    pen.arc(180, 78, 20, 0, Math.PI * 2);
    pen.stroke();
    pen.strokeStyle = '#7367f0';
    pen.beginPath();
    pen.arc(180, 78, 20, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
    pen.stroke();
  }

  function switching(): void {
    const SHOWN_SECONDS = 1.5;
    const slideIndex = Math.floor((at - 3) / SHOWN_SECONDS);
    const part = ((at - 3) % SHOWN_SECONDS) / SHOWN_SECONDS;
    card();
    pen.save();
    pen.beginPath();
    pen.roundRect(62, 146, 236, 250, 10);
    pen.clip();
    const slide = Math.min(1, part * 5);
    if (slideIndex > 0) photo((slideIndex - 1) % 3, 180 - 260 * slide, 271, 252);
    photo(slideIndex % 3, slideIndex > 0 ? 440 - 260 * slide : 180, 271, 252);
    pen.restore();
    clock(part);
  }

  const PLACES = [
    [98, 232],
    [262, 232],
    [180, 400],
  ] as const;
  function coming(): void {
    PLACES.forEach(([x, y], kind) => {
      const come = ease(0.1 + kind * 0.4, 0.8 + kind * 0.4);
      const leave = ease(2.5, 3);
      pen.globalAlpha = come * (1 - leave);
      photo(kind, x, between(y + 90, y, come) - 40 * leave, 148);
    });
    pen.globalAlpha = 1;
  }

  const RESULTS = [412, 638, 455];
  function counting(grown: number, left: number): void {
    RESULTS.forEach((result, kind) => {
      const isWinner = kind === 1;
      pen.globalAlpha = isWinner ? 1 : 1 - left;
      const x = between(66 + kind * 114, 180, isWinner ? left : 0);
      photo(kind, x, between(150, 246, isWinner ? left : 0), between(102, 252, isWinner ? left : 0));
      const height = 290 * (result / 638) * grown;
      pen.globalAlpha = 1 - left;
      box([x - 30, 540 - height, 60, height], 8, isWinner ? '#7367f0' : '#cbc6fc');
      pen.fillStyle = '#2f2b3d';
      pen.font = '600 19px sans-serif';
      pen.textAlign = 'center';
      pen.fillText(String(Math.round(result * grown)), x, 570);
    });
    pen.globalAlpha = 1;
  }

  function badge(part: number): void {
    if (part === 0) return;
    pen.save();
    pen.translate(180, 446);
    pen.scale(part, part);
    pen.beginPath();
    pen.arc(0, 0, 40, 0, Math.PI * 2);
    pen.fillStyle = '#1e9e5f';
    pen.fill();
    pen.lineWidth = 8;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#ffffff';
    pen.beginPath();
    pen.moveTo(-16, 2);
    pen.lineTo(-4, 14);
    pen.lineTo(18, -12);
    pen.stroke();
    pen.restore();
  }

  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#f2f0ff');
  sky.addColorStop(1, '#ffffff');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  if (at < 3) coming();
  else if (at < 7.5) switching();
  else {
    counting(ease(7.7, 10), ease(10.5, 11.2));
    badge(ease(11.1, 11.6));
  }
}
