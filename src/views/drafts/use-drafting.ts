import { useSignedIn } from '#src/providers/account-context.ts';
import { useRef, useState } from 'react';
import { changesBetween } from './difference.ts';
import type { DraftPlace, KeptDraft, Values } from './draft-model.ts';
import { localDrafts } from './local-drafts.ts';
import { mergeDraft, settled } from './merge-draft.ts';
import type { Merge, Side } from './merge-draft.ts';
import { offersFrom, slotOf } from './offers.ts';
import type { Offer } from './offers.ts';
import { remoteDrafts } from './remote-drafts.ts';
import type { RemoteDraft } from './remote-drafts.ts';
import { useKeeper } from './use-keeper.ts';

type Drafted = {
  /** Null: nothing of this form is kept. */
  type: string | null;
  record: number | 'new';
  /** lock_version of the record that `stored` is. */
  version: () => number | null;
  /** The record as it is saved, and what the form holds now, without what is never kept (passwords, files). */
  stored: () => Values;
  shown: () => Values;
  /** Values that an older version kept, with what it did not know; left out, they are taken as they are. */
  complete?: (values: Values) => Values;
  /** Puts values of a draft into the form. */
  put: (values: Values) => void;
};

export type Drafting = {
  /** The draft that waits for a decision, newest first. */
  offer: Offer | null;
  /** Fields that both sides changed, once going on was chosen. */
  merge: Merge | null;
  /** When it was last kept here, to the minute (formatMinute). */
  keptOn: string | null;
  /** Something was typed. */
  note: () => void;
  /** Goes on with the offered draft. */
  take: () => void;
  settle: (choices: Readonly<Record<string, Side>>) => void;
  unask: () => void;
  /** Gives the offered draft up; `undo` brings it back. */
  drop: () => { undo: () => void };
  /** The form was saved or given up. */
  clear: () => void;
};

/** Keeps what is typed in a form and offers what was kept before; nothing is filled in unasked. */
export function useDrafting({ type, record, version, stored, shown, complete, put }: Drafted): Drafting {
  const { account, tenant } = useSignedIn();
  const place: DraftPlace | null =
    type === null ? null : { tenant: tenant.id, user: account.id, type, record };
  const [offers, setOffers] = useState<readonly Offer[]>([]);
  const [merge, setMerge] = useState<Merge | null>(null);
  const there = useRef<RemoteDraft | null>(null);
  const isLoaded = useRef(false);
  const live = useRef(new Set<string>());
  const ignored = useRef(new Set<string>());
  // Saved or given up in another tab: what it kept may still be read here for a moment, since tabs see each other's storage late.
  const over = useRef(new Set<string>());

  /** Nothing is sent to the server while somebody else's draft there waits for a decision. */
  const show = (next: readonly Offer[]) => {
    setOffers(next);
    if (isLoaded.current && next.length === 0) keeper.current?.release(there.current?.revision ?? 0);
  };
  const look = () => {
    if (place === null || keeper.current === null) return;
    const { slot } = keeper.current;
    const read = (kept: KeptDraft) => (complete === undefined ? kept : completed(kept, complete));
    const here = localDrafts
      .of(place)
      .filter(({ content }) => content.slot !== slot && !over.current.has(content.slot))
      .map(read);
    const found = { here, there: there.current === null ? null : read(there.current), live: live.current };
    const current = { stored: stored(), shown: shown(), version: version() };
    const next = offersFrom(found, current).filter((offer) => !ignored.current.has(slotOf(offer)));
    const offered = new Set(next.map(slotOf));
    for (const { content } of [...here, ...(there.current === null ? [] : [there.current])])
      if (!offered.has(content.slot)) keeper.current.takeIn(content.slot, !live.current.has(content.slot));
    show(next);
  };
  const { keeper, keptOn } = useKeeper(place, {
    loaded: (remote) => {
      there.current = remote;
      isLoaded.current = true;
      look();
    },
    clash: (other) => {
      there.current = other;
      look();
    },
    heard: ({ kind, slot }) => {
      if (kind === 'open') return;
      const [now, before] = kind === 'kept' ? [live, over] : [over, live];
      now.current.add(slot);
      before.current.delete(slot);
      if (kind === 'gone' && there.current?.content.slot === slot) there.current = null;
      if (isLoaded.current) look();
    },
  });

  const note = () =>
    keeper.current?.note(() => ({ changes: changesBetween(stored(), shown()), base_version: version() }));
  const offer = offers[0] ?? null;

  const goOn = (values: Values) => {
    if (offer === null) return;
    keeper.current?.takeIn(slotOf(offer), !offer.live);
    ignored.current.add(slotOf(offer));
    setMerge(null);
    put(values);
    note();
    show(offers.slice(1));
  };

  return {
    offer,
    merge,
    keptOn,
    note,
    take: () => {
      if (offer === null) return;
      const next = mergeDraft(offer.draft.content, { stored: stored(), shown: shown() });
      if (next.contested.length > 0) setMerge(next);
      else goOn(next.taken);
    },
    settle: (choices) => {
      if (merge !== null) goOn(settled(merge, choices));
    },
    unask: () => setMerge(null),
    drop: () => {
      if (offer === null || place === null) return { undo: () => undefined };
      const slot = slotOf(offer);
      ignored.current.add(slot);
      keeper.current?.takeIn(slot, false);
      if (!offer.live) {
        localDrafts.remove(place, slot);
        if (there.current?.content.slot === slot) {
          there.current = null;
          void remoteDrafts.drop(place).catch(() => undefined);
        }
      }
      show(offers.slice(1));
      return {
        undo: () => {
          ignored.current.delete(slot);
          if (!offer.live) localDrafts.put(place, slot, JSON.stringify(offer.draft));
          setOffers((others) => [offer, ...others]);
        },
      };
    },
    clear: () => {
      keeper.current?.clear();
    },
  };
}

function completed({ content, ...kept }: KeptDraft, complete: (values: Values) => Values): KeptDraft {
  const { values, before } = content;
  return { ...kept, content: { ...content, values: complete(values), before: complete(before) } };
}
