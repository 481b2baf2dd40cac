import type { RaRecord } from 'react-admin';
import { useState } from 'react';

/** The rows last read, so that they stay readable when reading others failed. */
export function useKeptRows(
  data: RaRecord[] | undefined,
  failed: boolean,
): { rows: RaRecord[]; stale: boolean } {
  const [kept, setKept] = useState<RaRecord[]>([]);
  if (data !== undefined && data !== kept) setKept(data);
  return { rows: data ?? kept, stale: failed && (data ?? kept).length > 0 };
}
