import { useId, useState } from 'react';
import { Tabs } from '#src/ui/list/tabs.tsx';
import { bellWords as words } from '#src/wording/settings/notices.ts';
import { NoticeRow } from './notice-row.tsx';
import type { Notice } from './use-notices.ts';

const GROUPS = ['todo', 'watching', 'done'] as const satisfies readonly Notice['group'][];
const TONES = { todo: 'critical', watching: 'unknown', done: 'default' } as const;

type NoticeListProps = { notices: readonly Notice[]; onOpen: (notice: Notice) => void };

/** Notices by what they ask for: to be done, to be waited for, done. */
export function NoticeList({ notices, onOpen }: NoticeListProps) {
  const panelId = useId();
  const [current, setCurrent] = useState('all');
  const groups = GROUPS.map((group) => ({ group, of: notices.filter((one) => one.group === group) }));
  const shown = groups.filter(({ group, of }) => of.length > 0 && (current === 'all' || current === group));
  if (notices.length === 0) return <p className="bell__state">{words.empty}</p>;
  return (
    <>
      <Tabs
        name={words.filter}
        current={current}
        onChange={setCurrent}
        panelId={panelId}
        tabs={[
          { key: 'all', label: words.all, count: notices.length },
          ...groups.map(({ group, of }) => ({
            key: group,
            label: words.groups[group],
            count: of.length,
            countTone: of.length > 0 ? TONES[group] : ('default' as const),
          })),
        ]}
      />
      <div id={panelId} role="tabpanel" aria-label={words.title} className="bell__list">
        {shown.length === 0 && <p className="bell__state">{words.emptyGroup}</p>}
        {shown.map(({ group, of }) => (
          <section key={group} aria-label={words.groups[group]}>
            <h3>{words.groups[group]}</h3>
            <ul>
              {of.map((notice) => (
                <NoticeRow key={notice.key} notice={notice} onOpen={() => onOpen(notice)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
