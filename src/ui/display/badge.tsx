import type { ReactNode } from 'react';
import './badge.css';
import { Glyph } from './glyph.tsx';
import type { Tone } from './glyph.tsx';

type BadgeProps = { tone?: Tone; size?: 'small' | 'medium'; children: ReactNode };

/** A state in 2 to 4 words ("Đã cấp mã"): glyph hidden from readers, the text is its name. */
export function Badge({ tone = 'default', size = 'medium', children }: BadgeProps) {
  return (
    <span className={`k-badge k-badge--${tone} k-badge--${size}`}>
      <Glyph tone={tone} />
      {children}
    </span>
  );
}

/** A relation beside a badge ("thay 1268"): outlined, no tone. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="k-tag">{children}</span>;
}
