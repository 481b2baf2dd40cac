import MuiDivider from '@mui/material/Divider';
import MuiDrawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import MuiMenu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import MuiModal from '@mui/material/Modal';
import type { ModalProps } from '@mui/material/Modal';
import MuiPopover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import MuiTooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MuiSurroundings } from '#src/theme/mui-surroundings.tsx';
export { KeepsTyped } from './keeps-typed.tsx';

export const Divider = MuiDivider;
export const MenuItem = MuiMenuItem;

export function Modal(props: ModalProps) {
  return (
    <MuiSurroundings>
      <MuiModal {...props} />
    </MuiSurroundings>
  );
}

export function Drawer(props: DrawerProps) {
  return (
    <MuiSurroundings>
      <MuiDrawer {...props} />
    </MuiSurroundings>
  );
}

export function Menu(props: MenuProps) {
  return (
    <MuiSurroundings>
      <MuiMenu {...props} />
    </MuiSurroundings>
  );
}

/** Gives the focus back to what had it before, and leaves the page where it is scrolled to, which MUI does not. */
export function Popover(props: PopoverProps) {
  const { open } = props;
  const before = useRef<Element | null>(null);
  // Before the panel takes the focus, and given back after React has put it where it was while the page is drawn.
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [open]);
  return (
    <MuiSurroundings>
      <MuiPopover {...props} disableRestoreFocus />
    </MuiSurroundings>
  );
}

export function Tip({ slotProps, ...props }: Omit<TooltipProps, 'children'>) {
  return (
    <MuiSurroundings>
      <MuiTooltip {...props} slotProps={slotProps ?? {}}>
        <span hidden />
      </MuiTooltip>
    </MuiSurroundings>
  );
}
