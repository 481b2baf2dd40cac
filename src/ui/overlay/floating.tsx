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
import { MuiSurroundings } from '#src/theme/mui-surroundings.tsx';

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

export function Popover(props: PopoverProps) {
  return (
    <MuiSurroundings>
      <MuiPopover {...props} />
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
