export const TILE_PX = 6;

export function drawHatch(pen: CanvasRenderingContext2D, color: string): void {
  pen.strokeStyle = color;
  pen.lineWidth = 1.2;
  pen.beginPath();
  // Three strokes, so that neighbouring tiles join without a seam.
  for (const shift of [-TILE_PX, 0, TILE_PX]) {
    pen.moveTo(shift, TILE_PX);
    pen.lineTo(shift + TILE_PX, 0);
  }
  pen.stroke();
}

export function drawDots(pen: CanvasRenderingContext2D, color: string): void {
  pen.fillStyle = color;
  pen.fillRect(TILE_PX / 2 - 1, TILE_PX / 2 - 1, 2, 2);
}
