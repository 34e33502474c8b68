import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

const SIZE = 168;
// The quiet zone that scanners need, in cells.
const BORDER = 3;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: BORDER }), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={classes['code']}
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={qrPath(data)} />
    </svg>
  );
}
