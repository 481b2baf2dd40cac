import type { ReactNode } from 'react';

/** How a state feels; `unknown` is never drawn like an error. `new` and `plain` are quiet labels without a glyph. */
export type Tone = 'success' | 'warning' | 'critical' | 'highlight' | 'default' | 'unknown' | 'new' | 'plain';

const ring = <circle cx="5" cy="5" r="3.9" fill="none" stroke="currentColor" strokeWidth="1.3" />;

/** Shape before colour: each tone has a shape of its own, drawn in currentColor so that forced colours keep it. */
export const glyphs = {
  success: (
    <>
      <circle cx="5" cy="5" r="4.5" fill="currentColor" />
      <path
        d="M2.9 5.1 4.4 6.6 7.2 3.7"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  warning: (
    <>
      {ring}
      <path d="M5 1.1A3.9 3.9 0 0 1 5 8.9Z" fill="currentColor" />
    </>
  ),
  critical: <path d="M5 .4 9.6 5 5 9.6.4 5Z" fill="currentColor" />,
  highlight: (
    <>
      {ring}
      <circle cx="5" cy="5" r="1.7" fill="currentColor" />
    </>
  ),
  default: ring,
  unknown: (
    <circle
      cx="5"
      cy="5"
      r="3.9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="1.9 1.6"
    />
  ),
  new: null,
  plain: null,
} satisfies Record<Tone, ReactNode>;

export function Glyph({ tone, size = 10 }: { tone: Tone; size?: number }) {
  if (glyphs[tone] === null) return null;
  return (
    <svg className={`k-glyph k-glyph--${tone}`} width={size} height={size} viewBox="0 0 10 10" aria-hidden>
      {glyphs[tone]}
    </svg>
  );
}
