import { recordKey } from './draft-model.ts';
import type { DraftPlace } from './draft-model.ts';

/** `open`: a form was opened; `kept`: a page holds a draft of it; `gone`: that draft was saved or given up. */
export type DraftNews = { kind: 'open' | 'kept' | 'gone'; slot: string };

export type DraftChannel = { tell: (news: DraftNews) => void; close: () => void };

const name = 'hoadon-drafts';

/** How the tabs of one browser hear of each other's drafts of the same form. */
export function openDraftChannel(place: DraftPlace, hear: (news: DraftNews) => void): DraftChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(
    `${name}/${place.tenant}/${place.user}/${place.type}/${recordKey(place)}`,
  );
  channel.onmessage = ({ data }: MessageEvent<DraftNews>) => hear(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
