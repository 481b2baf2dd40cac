import { useGetAuthorityNotice } from '#generated/client/authority-notices/authority-notices.ts';

/** The notice that is opened, read by itself: the list may stand on another page. */
export function useNotice(id: number | null) {
  return useGetAuthorityNotice(id ?? 0, { query: { enabled: id !== null } });
}

export type NoticeReading = ReturnType<typeof useNotice>;
