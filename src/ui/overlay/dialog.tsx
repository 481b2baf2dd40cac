import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { pieceWords } from '../words/piece.ts';
import { useFloating } from './use-floating.ts';
import './dialog.css';

/** 500, 700, 900, 1100 px wide, or the whole screen (spec point 9). */
export type DialogSize = 'small' | 'medium' | 'large' | 'extraLarge' | 'fullScreen';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: DialogSize;
  /** At most 600 px high on screens of at least 660. */
  limitHeight?: boolean;
  /** Buttons at the foot, the primary last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** It cannot be left just now (work under way). */
  locked?: boolean;
  /** Whether closing it would lose something; without a word on it, text that was typed in it would be lost. */
  unsaved?: boolean;
};

/**
 * For the irreversible and for leaving; closes by X, Escape and a press outside, once it was asked about text that is typed in it.
 * Focus is kept inside and given back.
 */
export function Dialog({
  open,
  onClose,
  title,
  size = 'medium',
  limitHeight = false,
  actions,
  children,
  locked = false,
  unsaved,
}: DialogProps) {
  const titleId = useId();
  const floating = useFloating(open);
  return (
    floating && (
      <floating.KeepsTyped unsaved={unsaved} onClose={onClose}>
        {(close, typing) => (
          <floating.Modal
            open={open}
            onClose={(event, reason) => {
              // The second press of a double click on what opened the dialog meets the ground behind it.
              const isSecondPress =
                reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1;
              if (!isSecondPress && !locked) close();
            }}
            className="k-dialog-host"
          >
            <div
              {...typing}
              role="dialog"
              aria-modal
              aria-labelledby={titleId}
              tabIndex={-1}
              className={`k-dialog k-dialog--${size}${limitHeight ? ' k-dialog--limited' : ''}`}
            >
              <div className="k-dialog__head">
                <h2 id={titleId}>{title}</h2>
                <IconButton
                  name={pieceWords.close}
                  icon={IconX}
                  iconSize={18}
                  onClick={close}
                  disabled={locked}
                />
              </div>
              <div className="k-dialog__body">{children}</div>
              {actions && <div className="k-dialog__foot">{actions}</div>}
            </div>
          </floating.Modal>
        )}
      </floating.KeepsTyped>
    )
  );
}
