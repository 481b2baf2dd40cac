import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';

type FollowedPageProps = {
  /** Names one in the address. */
  parameter: string;
  /** What follows the one that the address names. */
  One: ComponentType<{ id: number }>;
  /** Without one in the address: the latest ones. */
  Latest: ComponentType;
};

/** A page that follows what was published or sent together: one that the address names, else the latest. */
export function FollowedPage({ parameter, One, Latest }: FollowedPageProps) {
  const [search] = useSearchParams();
  const chosen = Number(search.get(parameter) ?? '');
  return Number.isSafeInteger(chosen) && chosen > 0 ? <One key={chosen} id={chosen} /> : <Latest />;
}
