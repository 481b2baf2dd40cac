import MuiPopover from '@mui/material/Popover';
import { useId } from 'react';
import type { ReactNode } from 'react';
import './popover.css';

type PopoverProps = {
  title: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Under the button, flush with its start or its end. */
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A small panel under the button that opened it, 500 px at most; closed by Escape or a press outside, focus given back. */
export function Popover({ title, anchor, onClose, align = 'end', children }: PopoverProps) {
  const titleId = useId();
  const horizontal = align === 'end' ? 'right' : 'left';
  return (
    <MuiPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: -4, horizontal }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, className: 'k-popover' },
      }}
    >
      <h2 id={titleId} className="k-popover__title">
        {title}
      </h2>
      {children}
    </MuiPopover>
  );
}
