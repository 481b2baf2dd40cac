import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { recordKey, type DraftPlace } from './draft-model.ts';
import { localDrafts } from './local-drafts.ts';
import { remoteDrafts, type RemoteDraft } from './remote-drafts.ts';
import { formatMinute } from '#src/ui/format/date.ts';
import { draftWords } from '#src/wording/drafts.ts';

type KeeperEvents = {
  /** What the server keeps, once that is known; null when it keeps nothing or does not answer. */
  loaded: (there: RemoteDraft | null) => void;
  clash: (other: RemoteDraft) => void;
  heard: (news: DraftNews) => void;
};

/** The keeper of one open form, from its opening to its end; it keeps at once when the page goes. */
export function useKeeper(place: DraftPlace | null, events: KeeperEvents) {
  const keeper = useRef<DraftKeeper | null>(null);
  // As it is shown: a form is drawn again when the minute is another, not each time something is kept.
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
        setKeptOn(saved_on === null ? null : formatMinute(saved_on));
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

/** `open`: a form was opened; `kept`: a page holds a draft of it; `gone`: that draft was saved or given up. */
type DraftNews = { kind: 'open' | 'kept' | 'gone'; slot: string };

type DraftChannel = { tell: (news: DraftNews) => void; close: () => void };

const name = 'hoadon-drafts';

/** How the tabs of one browser hear of each other's drafts of the same form. */
function openDraftChannel(place: DraftPlace, hear: (news: DraftNews) => void): DraftChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(
    `${name}/${place.tenant}/${place.user}/${place.type}/${recordKey(place)}`,
  );
  channel.onmessage = ({ data }: MessageEvent<DraftNews>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

/** What the save bar says of the draft kept at a minute (formatMinute). */
export function keptNote(keptOn: string | null): string | undefined {
  return keptOn === null ? undefined : draftWords.keptAt(keptOn);
}
