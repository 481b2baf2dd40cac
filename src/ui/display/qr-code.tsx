import { create } from 'qrcode';
import './qr-code.css';

type QrCodeProps = { text: string; label: string };

/** Light modules around the code (ISO/IEC 18004: four). */
const quiet = 4;

/** Drawn here, as one path: what it says goes to nobody else. Always dark on white, or cameras do not read it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const path = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const)
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `M${column} ${row}h1v1h-1z`)
    .join('');
  const whole = size + 2 * quiet;
  return (
    <svg
      className="k-qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
