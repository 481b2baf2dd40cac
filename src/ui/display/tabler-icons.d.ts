// The icon package types only its barrel of 6000; icons are imported one by one by path.
declare module '@tabler/icons-react/dist/esm/icons/*' {
  import type { FunctionComponent } from 'react';
  const icon: FunctionComponent<{
    size?: number;
    stroke?: number;
    className?: string;
    'aria-hidden'?: boolean;
  }>;
  export default icon;
}
