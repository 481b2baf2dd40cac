import { findFolded } from '../../format/text.ts';

/** The text with the part that was searched for marked, accents aside. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  const hit = findFolded(text, query);
  if (!hit) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, hit.start)}
      <mark>{text.slice(hit.start, hit.end)}</mark>
      {text.slice(hit.end)}
    </span>
  );
}
