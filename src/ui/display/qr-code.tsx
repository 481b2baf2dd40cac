import { QUIET, qrModules } from './qr-modules.ts';
import './qr-code.css';

type QrCodeProps = { text: string; label: string };

/** Drawn here, as one path: what it says goes to nobody else. Always dark on white, or cameras do not read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, dark } = qrModules(text);
  const path = dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('');
  const whole = size + 2 * QUIET;
  return (
    <svg
      className="k-qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
