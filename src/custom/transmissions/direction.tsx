import IconIn from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconOut from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { historyWords } from '#src/wording/transmissions.ts';
import './transmissions.css';

/** Which way a message went: an arrow and a word. */
export function Direction({ way }: { way: 'out' | 'in' }) {
  return (
    <span className="message-way">
      <Icon of={way === 'out' ? IconOut : IconIn} size={16} />
      {historyWords.directions[way]}
    </span>
  );
}
