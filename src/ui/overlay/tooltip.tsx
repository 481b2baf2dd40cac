import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import { motion, size } from '#src/theme/tokens.ts';

type TooltipProps = {
  text: string;
  /** `help` explains a control after 200 ms, `text` gives the whole of a cut text after 1000 ms. */
  kind?: 'help' | 'text';
  /** 275 px instead of 200. */
  wide?: boolean;
  /** The text is the child's description, not its name. */
  describes?: boolean;
  placement?: 'top' | 'bottom' | 'right' | 'left';
  children: ReactElement<Record<string, unknown>>;
};

const offset = { name: 'offset', options: { offset: [0, size['tooltip-offset'] - 14] } };

export function Tooltip({
  text,
  kind = 'help',
  wide = false,
  describes = false,
  placement = 'bottom',
  children,
}: TooltipProps) {
  const maxWidth = wide ? size['tooltip-wide'] : size['tooltip-max'];
  return (
    <MuiTooltip
      title={text}
      describeChild={describes}
      placement={placement}
      enterDelay={kind === 'help' ? motion.tooltipHelp : motion.tooltipText}
      enterNextDelay={kind === 'help' ? motion.tooltipHelp : motion.tooltipText}
      slotProps={{
        popper: { modifiers: [offset] },
        tooltip: { sx: { maxWidth } },
        transition: { timeout: motion.popover },
      }}
    >
      {children}
    </MuiTooltip>
  );
}
