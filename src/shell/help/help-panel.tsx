import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconSupport from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PUBLICATION_STATUS_TONES, type PublicationStatus } from '#generated/vocabulary.ts';
import { useOutsidePages } from '#src/providers/outside-pages.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Icon } from '#src/ui/display/icon.tsx';
import { Kbd } from '#src/ui/display/kbd.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { helpWords as words } from '#src/wording/help/help.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { Shortcuts } from '../page-keys.tsx';
import { keyAt, topicOf, type Topic } from './topics.table.ts';
import './help-panel.css';

type HelpPanelProps = { pathname: string; onClose: () => void };

/** Narrower windows have no room beside the page: there it lies over it. */
const BESIDE = '(min-width:1280px)';
/** Where kbd.css shows no keys. */
const WITHOUT_KEYS = '(hover: none), (max-width: 1039.95px)';

/** The help of the page that is open: beside it where there is room, else over it. */
export function HelpPanel({ pathname, onClose }: HelpPanelProps) {
  const isBeside = useMediaQuery(BESIDE);
  const topic = topicOf(keyAt(pathname) ?? '');
  const title = topic ? words.of(topic.title) : words.help;
  const hasKeys = !useMediaQuery(WITHOUT_KEYS);
  const { support_url } = useOutsidePages();
  const foot = hasKeys || support_url !== null ? <Foot hasKeys={hasKeys} support_url={support_url} /> : null;
  if (!isBeside)
    return (
      <Drawer open narrow text onClose={onClose} title={title} actions={foot}>
        {topic && <Sections topic={topic} hasKeys={hasKeys} />}
      </Drawer>
    );
  return (
    <Beside title={title} onClose={onClose}>
      <div className="help__body" tabIndex={0} role="region" aria-label={title}>
        {topic && <Sections topic={topic} hasKeys={hasKeys} />}
      </div>
      {foot !== null && <div className="help__foot">{foot}</div>}
    </Beside>
  );
}

type BesideProps = { title: string; onClose: () => void; children: ReactNode };

function Beside({ title, onClose, children }: BesideProps) {
  const panel = useRef<HTMLElement>(null);
  // What somebody reads about stays where it is on the screen.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside
      ref={panel}
      className="help"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={({ key, nativeEvent }) => {
        if (key !== 'Escape') return;
        // Else the page goes up as well.
        nativeEvent.stopImmediatePropagation();
        onClose();
      }}
    >
      <div className="help__head">
        <h2>{title}</h2>
        <IconButton name={words.close} icon={IconX} iconSize={18} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

function Sections({ topic, hasKeys }: { topic: Topic; hasKeys: boolean }) {
  return (
    <div className="help__topic">
      {LOOKS.map((look) => (
        <img
          key={look}
          className={`help__picture help__picture--${look}`}
          src={`/help/${look}/${topic.name}.webp`}
          alt=""
          width={332}
          height={168}
          loading="lazy"
        />
      ))}
      {topic.sections.map(({ title, text, touch }, at) => (
        <section key={title}>
          <h3>
            {at + 1}. {title}
          </h3>
          <p>{withKeys(hasKeys ? text : (touch ?? text))}</p>
        </section>
      ))}
      {topic.name === 'invoices' && <Colours at={topic.sections.length + 1} />}
    </div>
  );
}

/** One of them is shown; a hidden picture is not loaded. Drawn by `npm run help-pictures`. */
const LOOKS = ['light', 'dark'] as const;

/** `[[Ctrl+S]]` in a text is drawn as keys. */
function withKeys(text: string) {
  return text
    .split(/\[\[(.+?)\]\]/)
    .map((part, at) => (at % 2 === 1 ? <Kbd key={at} keys={part.split('+')} /> : part));
}

const COLOURS: readonly [PublicationStatus, 'done' | 'waiting' | 'refused' | 'unknown'][] = [
  ['code_issued', 'done'],
  ['sent', 'waiting'],
  ['denial_of_code_issuance', 'refused'],
  ['unknown', 'unknown'],
];

function Colours({ at }: { at: number }) {
  return (
    <section>
      <h3>
        {at}. {words.colours}
      </h3>
      <dl className="help__colours">
        {COLOURS.map(([status, meaning]) => (
          <div key={status}>
            <dt>
              <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
            </dt>
            <dd>{words[meaning]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Foot({ hasKeys, support_url }: { hasKeys: boolean; support_url: string | null }) {
  const [keysOpen, setKeysOpen] = useState(false);
  return (
    <>
      {hasKeys && (
        <button type="button" className="help__link" onClick={() => setKeysOpen(true)}>
          <Icon of={IconKeyboard} size={18} />
          {words.keys}
          <Kbd keys={['?']} />
        </button>
      )}
      <Shortcuts open={keysOpen} onClose={() => setKeysOpen(false)} />
      {support_url !== null && (
        <a className="help__link" href={support_url} target="_blank" rel="noreferrer">
          <Icon of={IconSupport} size={18} />
          {words.support}
        </a>
      )}
    </>
  );
}
