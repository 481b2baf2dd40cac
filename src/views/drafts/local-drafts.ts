import { daysKept, readKept, recordKey } from './draft-model.ts';
import type { DraftPlace, KeptDraft } from './draft-model.ts';

const prefix = 'hoadon-draft';
const dayMs = 86_400_000;

type Owner = Pick<DraftPlace, 'tenant' | 'user'>;

/** What the keys begin with of everything that an account keeps in this browser until it signs out. */
export const draftKeysOf = ({ tenant, user }: Owner): string => `${prefix}/${tenant}/${user}/`;

const placeKey = (place: DraftPlace) => `${draftKeysOf(place)}${place.type}/${recordKey(place)}/`;

export type LocalDrafts = {
  /** Keeps what one page holds, a KeptDraft as JSON; each page has a slot of its own, so that two tabs never write over each other. */
  put: (place: DraftPlace, slot: string, json: string) => void;
  /** What pages have left here, the newest first; those past their days are swept. */
  of: (place: DraftPlace) => KeptDraft[];
  remove: (place: DraftPlace, slot: string) => void;
  /** Everything of an account leaves this machine; the server keeps its copy. */
  forget: (owner: Owner) => void;
};

function parsed(text: string | null): KeptDraft | null {
  try {
    return readKept(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** Drafts in this browser, under whose they are: nobody else who signs in here is shown them. */
export function createLocalDrafts(storage: Storage, now: () => number): LocalDrafts {
  const keysUnder = (start: string) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.startsWith(start),
    );
  const isOver = (draft: KeptDraft | null) =>
    draft === null || !(now() - Date.parse(draft.saved_on) < daysKept * dayMs);

  return {
    put(place, slot, json) {
      try {
        storage.setItem(`${placeKey(place)}${slot}`, json);
      } catch {
        // No room left here: the server's copy is then the only one.
      }
    },
    of(place) {
      const found = keysUnder(placeKey(place)).map((key) => ({ key, draft: parsed(storage.getItem(key)) }));
      for (const { key, draft } of found) if (isOver(draft)) storage.removeItem(key);
      return found
        .flatMap(({ draft }) => (draft === null || isOver(draft) ? [] : [draft]))
        .sort((one, other) => other.saved_on.localeCompare(one.saved_on));
    },
    remove: (place, slot) => storage.removeItem(`${placeKey(place)}${slot}`),
    forget(owner) {
      for (const key of keysUnder(draftKeysOf(owner))) storage.removeItem(key);
    },
  };
}

/** The drafts of this browser. */
export const localDrafts = createLocalDrafts(window.localStorage, () => Date.now());
