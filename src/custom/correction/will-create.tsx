import IconCircleOff from '@tabler/icons-react/dist/esm/icons/IconCircleOff.mjs';
import IconFilePlus from '@tabler/icons-react/dist/esm/icons/IconFilePlus.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs';
import type { components } from '#generated/types.ts';
import { Icon } from '#src/ui/display/icon.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { correctionWords } from '#src/wording/correction.ts';
import { consequencesOf, type Consequence } from './consequences.ts';

const ICONS = {
  statement: IconSignature,
  optional_statement: IconSignature,
  tell_buyer: IconSend,
  return_papers: IconFileText,
  adjusting: IconFilePlus,
  replacing: IconFilePlus,
  either: IconFilePlus,
  notice: IconSend,
  no_notice: IconCircleOff,
  no_invoice: IconCircleOff,
  same_number: IconPencil,
  table_row: IconFileText,
  on_next: IconFileText,
  of_buyer: IconFileText,
} satisfies Record<Consequence, typeof IconSend>;

/** Sẽ tạo ra: what the ways that are open make, before one of them is chosen. */
export function WillCreate({ remedies }: { remedies: readonly components['schemas']['Remedy'][] }) {
  const all = consequencesOf(remedies);
  if (all.length === 0) return null;
  return (
    <Card title={correctionWords.willCreate}>
      <ul className="correction__makes">
        {all.map((one) => (
          <li key={one}>
            <Icon of={ICONS[one]} size={16} />
            <span>{correctionWords.makes[one]}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
