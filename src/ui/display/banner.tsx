import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode, Ref } from 'react';
import './banner.css';
import { Icon } from './icon.tsx';
import type { IconShape } from './icon.tsx';

export type BannerTone = 'info' | 'success' | 'warning' | 'critical' | 'unknown' | 'neutral';

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  critical: IconAlertOctagon,
  unknown: IconHelpCircle,
  neutral: IconInfoCircle,
} satisfies Record<BannerTone, IconShape>;

type BannerProps = {
  tone?: BannerTone;
  /** The first words, in bold, with their own full stop. */
  title?: string;
  icon?: IconShape;
  children?: ReactNode;
  /** Links or plain buttons at its end, beneath the words where there is no room. */
  action?: ReactNode;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A fact about the page that lasts. Critical ones are announced at once. */
export function Banner({ tone = 'info', title, icon, children, action, id, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={ref ? -1 : undefined}
      className={`k-banner k-banner--${tone}`}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <Icon of={icon ?? icons[tone]} size={18} />
      <div>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action && <span className="k-banner__action">{action}</span>}
    </div>
  );
}
