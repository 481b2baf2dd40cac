import { drawRosette, drawWaves } from '../graphics.ts';
import { PAGE } from '../paper.ts';
import type { Paper } from '../paper.ts';

/** The double frame with its two ribbons, and the rosette behind the table: once on every page. */
export function drawClassicFrame(paper: Paper, accent: string): void {
  drawRosette(paper, [PAGE.width / 2, 600], 200, 12, 8, { color: accent, width: 0.7, opacity: 0.1 });
  const frame = (inset: number, opacity: number): void =>
    paper.frame(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset, {
      color: accent,
      width: 1,
      opacity,
    });
  frame(18.5, 1);
  frame(22.5, 0.4);
  const ribbon = { color: accent, width: 0.5, opacity: 0.5 };
  drawWaves(paper, [24, 21], PAGE.width - 48, 13, ribbon);
  drawWaves(paper, [24, PAGE.height - 34], PAGE.width - 48, 13, ribbon);
}
