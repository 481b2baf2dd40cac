import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { Tag } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { certificateWays } from '#src/wording/certificate-ways.ts';
import './certificates.css';
import type { Certificate } from './certificate.ts';

type WaySignsProps = { certificate: Pick<Certificate, 'kind' | 'is_default'> };

/** How a certificate signs, and whether it is the one that does unless told otherwise. */
export function WaySigns({ certificate: { kind, is_default } }: WaySignsProps) {
  return (
    <span className="certificate-way-signs">
      <Tag>{certificateWays.ways[kind]}</Tag>
      {is_default && <DefaultMark />}
    </span>
  );
}

export function DefaultMark() {
  return (
    <Tag>
      <Icon of={IconStar} size={12} />
      {certificateWays.isDefault}
    </Tag>
  );
}
