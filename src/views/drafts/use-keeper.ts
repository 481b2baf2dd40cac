import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openDraftChannel } from './draft-channel.ts';
import type { DraftNews } from './draft-channel.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { DraftPlace } from './draft-model.ts';
import { localDrafts } from './drafts.ts';
import { remoteDrafts } from './remote-drafts.ts';
import type { RemoteDraft } from './remote-drafts.ts';

type KeeperEvents = {
  /** What the server keeps, once that is known; null when it keeps nothing or does not answer. */
  loaded: (there: RemoteDraft | null) => void;
  clash: (other: RemoteDraft) => void;
  heard: (news: DraftNews) => void;
};

/** The keeper of one open form, from its opening to its end; it keeps at once when the page goes. */
export function useKeeper(place: DraftPlace | null, events: KeeperEvents) {
  const keeper = useRef<DraftKeeper | null>(null);
  const [keptOn, setKeptOn] = useState<string | null>(null);
  const loaded = useEffectEvent(events.loaded);
  const clash = useEffectEvent(events.clash);
  const heard = useEffectEvent(events.heard);
  const key = place === null ? null : JSON.stringify(place);

  useEffect(() => {
    if (key === null) return;
    const at = JSON.parse(key) as DraftPlace;
    const slot = crypto.randomUUID();
    let isOpen = true;
    const channel = openDraftChannel(at, (news) => {
      if (news.kind === 'open' && own.holds()) channel.tell({ kind: 'kept', slot });
      heard(news);
    });
    const own = createDraftKeeper(at, {
      local: localDrafts,
      remote: remoteDrafts,
      slot,
      now: () => Date.now(),
      kept: (saved_on) => {
        if (isOpen) channel.tell({ kind: saved_on === null ? 'gone' : 'kept', slot });
        setKeptOn(saved_on);
      },
      clash: (other) => {
        if (isOpen) clash(other);
      },
    });
    keeper.current = own;
    channel.tell({ kind: 'open', slot });
    void remoteDrafts
      .get(at)
      .catch(() => null)
      .then((there) => {
        if (isOpen) loaded(there);
      });
    const leave = () => own.flush(true);
    window.addEventListener('pagehide', leave);
    return () => {
      own.flush(false);
      isOpen = false;
      window.removeEventListener('pagehide', leave);
      channel.close();
    };
  }, [key]);

  return { keeper, keptOn };
}
