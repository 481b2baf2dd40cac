import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { motion } from '#src/theme/tokens.ts';
import { IconButton } from '../action/icon-button.tsx';
import { pieceWords } from '../words/piece.ts';
import { useFloating } from './use-floating.ts';
import './drawer.css';

type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 560 px instead of 520, for XML. */
  wide?: boolean;
  /** 350 px, for filters (spec point 9). */
  narrow?: boolean;
  /** Small buttons beside the title. */
  tools?: ReactNode;
  actions?: ReactNode;
  /** Long text with nothing in it to tab to: takes the focus itself, so that the arrow keys scroll it. */
  text?: boolean;
  /** As of a dialog. */
  unsaved?: boolean;
  children?: ReactNode;
};

/** For evidence: from the right, 520 px, the whole width of a phone. */
export function Drawer({
  open,
  onClose,
  title,
  wide = false,
  narrow = false,
  tools,
  actions,
  text = false,
  unsaved,
  children,
}: DrawerProps) {
  const titleId = useId();
  const floating = useFloating(open);
  return (
    floating && (
      <floating.KeepsTyped unsaved={unsaved} onClose={onClose}>
        {(close, typing) => (
          <floating.Drawer
            anchor="right"
            open={open}
            onClose={close}
            transitionDuration={motion.drawer}
            slotProps={{
              paper: {
                ...typing,
                className: `k-drawer${wide ? ' k-drawer--wide' : ''}${narrow ? ' k-drawer--narrow' : ''}`,
                role: 'dialog',
                'aria-modal': true,
                'aria-labelledby': titleId,
              },
            }}
          >
            <div className="k-drawer__head">
              <h2 id={titleId}>{title}</h2>
              {tools}
              <IconButton name={pieceWords.close} icon={IconX} iconSize={18} onClick={close} />
            </div>
            <div
              className="k-drawer__body"
              {...(text && { tabIndex: 0, role: 'region', 'aria-labelledby': titleId })}
            >
              {children}
            </div>
            {actions && <div className="k-drawer__foot">{actions}</div>}
          </floating.Drawer>
        )}
      </floating.KeepsTyped>
    )
  );
}
