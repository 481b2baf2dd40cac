import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconWritingSign from '@tabler/icons-react/dist/esm/icons/IconWritingSign.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { PanelGuilloche } from '#src/ui/state/guilloche.tsx';
import { panelWords } from '#src/wording/public/login-panel.ts';

const facts = [
  {
    icon: IconListNumbers,
    words: panelWords.numbers,
  },
  {
    icon: IconCircleCheck,
    words: panelWords.answers,
  },
  {
    icon: IconWritingSign,
    words: panelWords.signature,
  },
];

/** The ink half of the page, on wide screens only. */
export function ArtPanel() {
  return (
    <aside className="lg-panel">
      <div className="lg-panel__art" aria-hidden>
        <PanelGuilloche />
      </div>
      <p className="lg-panel__claim">{panelWords.claim}</p>
      <ul className="lg-panel__facts">
        {facts.map(({ icon, words }) => (
          <li key={words.title}>
            <Icon of={icon} size={20} />
            <span>
              <b>{words.title}</b>
              {words.text}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
