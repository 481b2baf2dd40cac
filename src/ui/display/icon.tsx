import type { FunctionComponent } from 'react';

/** An icon of the set, as imported from `@tabler/icons-react/dist/esm/icons/IconX.mjs`. */
export type IconShape = FunctionComponent<{
  size?: number;
  stroke?: number;
  className?: string;
  'aria-hidden'?: boolean;
}>;

type IconProps = { of: IconShape; size?: number; stroke?: number };

/** Stroke 1.7; 18 px in navigation, 17 in buttons, 16 in fields, 20 in lists. Always beside a word or inside a named button. */
export function Icon({ of: Shape, size = 18, stroke = 1.7 }: IconProps) {
  return <Shape size={size} stroke={stroke} className="k-icon" aria-hidden />;
}
