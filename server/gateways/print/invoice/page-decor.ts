import { drawRosette, drawWaves } from '../graphics.ts';
import type { Point } from '../paper.ts';
import type { PrintContext } from './print-context.ts';

/** What lies under every page: the edge of the layout, and the watermark of the design. */
export function drawPageDecor(context: PrintContext): void {
  if (context.design.frame) drawEdge(context);
  drawWatermark(context);
}

function drawEdge({ paper, theme, accent }: PrintContext): void {
  const { width, height } = paper.page();
  const frame = (inset: number, opacity: number): void =>
    paper.frame(inset, inset, width - 2 * inset, height - 2 * inset, { color: accent, width: 1, opacity });
  const edges = {
    none: () => undefined,
    top_band: () => paper.fill(0, 0, width, 10, { color: accent }),
    side_band: () => paper.fill(0, 0, 7, height, { color: accent }),
    thin_frame: () => frame(16.5, 0.7),
    double_frame: () => {
      frame(18.5, 1);
      frame(22.5, 0.4);
      const ribbon = { color: accent, width: 0.5, opacity: 0.5 };
      drawWaves(paper, [24, 21], width - 48, 13, ribbon);
      drawWaves(paper, [24, height - 34], width - 48, 13, ribbon);
    },
  } satisfies Record<typeof theme.edge, () => void>;
  edges[theme.edge]();
}

function drawWatermark(context: PrintContext): void {
  const { paper, design, theme, accent } = context;
  const { width, height } = paper.page();
  const centre: Point = [width / 2, height * 0.53];
  if (design.watermark === 'pattern') {
    if (theme.title === 'left')
      drawRosette(paper, [width - 84, 81], 125, 14, 9, { color: accent, width: 0.45, opacity: 0.13 });
    else
      drawRosette(paper, centre, Math.min(200, height * 0.3), 12, 8, {
        color: accent,
        width: 0.7,
        opacity: 0.1,
      });
  }
  if (design.watermark === 'text' && design.watermark_text !== null) {
    const run = paper.fitted(context.strong(design.watermark_text, 84, accent), width * 0.9);
    paper.slanted(run, -30, 0.08);
  }
  if (design.watermark === 'logo' && context.view.logo !== null) {
    const side = Math.min(width, height) * 0.5;
    const box = {
      x: centre[0] - side / 2,
      y: centre[1] - side / 2,
      width: side,
      height: side,
      align: 'center',
    } as const;
    paper.image(context.view.logo, { ...box, opacity: 0.08 });
  }
}
