import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { Badge, Tag } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import './certificates.css';
import type { Certificate } from './certificate.ts';

type WaySignsProps = { certificate: Pick<Certificate, 'kind' | 'is_default' | 'is_test'> };

/** How a certificate signs, whether it is for trying only, and whether it is the one that signs unless told otherwise. */
export function WaySigns({ certificate: { kind, is_default, is_test } }: WaySignsProps) {
  return (
    <span className="certificate-way-signs">
      <Tag>{certificateWays.ways[kind]}</Tag>
      {is_test && <TestMark />}
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

export function TestMark() {
  return (
    <Badge tone="warning" size="small">
      {certificateWays.test.badge}
    </Badge>
  );
}
