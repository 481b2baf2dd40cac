import type { ReactNode } from 'react';
import './annotated.css';

type AnnotatedProps = { title: string; note?: ReactNode; children: ReactNode };

/** A row of settings: what it is about at the left (200 to 280 px), its controls at the right. */
export function Annotated({ title, note, children }: AnnotatedProps) {
  return (
    <section className="k-annotated">
      <div className="k-annotated__words">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className="k-annotated__controls">{children}</div>
    </section>
  );
}

/** The card such rows stand in, with hairlines between them. */
export function AnnotatedCard({ children }: { children: ReactNode }) {
  return <div className="k-card k-annotated-card">{children}</div>;
}
