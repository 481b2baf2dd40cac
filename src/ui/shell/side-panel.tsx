import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { KitLink } from '../action/kit-link.tsx';
import { Avatar } from '../display/avatar.tsx';
import { shortCompanyName } from '../format/company-name.ts';
import { Tooltip } from '../overlay/tooltip.tsx';
import { BrandMark, brandName } from './brand.tsx';
import { Navigation } from './navigation.tsx';
import type { NavEntry } from './navigation-model.ts';
import { frameWords } from '../words/frame.ts';

export type SidePanelProps = {
  homeHref: string;
  entries: readonly NavEntry[];
  company: { name: string; taxCode: string };
  /** The health of the authority's gateway, at the foot. */
  foot?: ReactNode;
  rail?: boolean;
  onToggleRail?: () => void;
};

/** The ink panel: brand, the one company of this sign-in, navigation, foot. */
export function SidePanel({ homeHref, entries, company, foot, rail = false, onToggleRail }: SidePanelProps) {
  const toggle = onToggleRail && (
    <IconButton
      name={rail ? frameWords.widenMenu : frameWords.narrowMenu}
      icon={rail ? IconExpand : IconCollapse}
      iconSize={18}
      aria-expanded={!rail}
      onClick={onToggleRail}
    />
  );
  return (
    <>
      <div className="k-side__brand">
        <KitLink href={homeHref} className="k-brand" aria-label={frameWords.home(brandName)}>
          <BrandMark />
          {!rail && brandName}
        </KitLink>
        {!rail && toggle}
      </div>
      {!rail && (
        <div className="k-side__company">
          <Avatar name={company.name} square />
          <div>
            <Tooltip text={company.name} describes wide>
              <div className="k-side__name">{shortCompanyName(company.name)}</div>
            </Tooltip>
            <div className="k-side__tax">MST {company.taxCode}</div>
          </div>
        </div>
      )}
      <Navigation entries={entries} rail={rail} />
      {rail ? (
        <div className="k-side__foot">{toggle}</div>
      ) : (
        foot && <div className="k-side__foot">{foot}</div>
      )}
    </>
  );
}

/** A dot and one sentence about the authority's gateway, which leads to what it is about. */
export function GatewayHealth({
  state,
  text,
  note,
  href,
}: {
  state: 'good' | 'slow' | 'down';
  text: string;
  note?: string;
  href?: string;
}) {
  const content = (
    <>
      <span className="k-gateway__dot" aria-hidden />
      <span>
        {text}
        {note && <small>{note}</small>}
      </span>
    </>
  );
  const className = `k-gateway k-gateway--${state}`;
  return href === undefined ? (
    <div className={className}>{content}</div>
  ) : (
    <KitLink href={href} className={className}>
      {content}
    </KitLink>
  );
}
