import { Annotated, AnnotatedCard } from '#src/ui/layout/annotated.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import type { ReactNode } from 'react';

type GroupCardsProps = {
  groups: readonly { key: string; label: string; content: ReactNode }[];
  /** By the key of their group; given, the groups are rows of one card with these words beside them. */
  notes?: Readonly<Record<string, string>> | undefined;
};

/** The groups of a form: a card each, or annotated rows of one. */
export function GroupCards({ groups, notes }: GroupCardsProps) {
  if (notes !== undefined) {
    return (
      <AnnotatedCard>
        {groups.map(({ key, label, content }) => (
          <Annotated key={key} title={label} note={notes[key]}>
            {content}
          </Annotated>
        ))}
      </AnnotatedCard>
    );
  }
  return groups.map(({ key, label, content }) => (
    <Card key={key} title={label}>
      {content}
    </Card>
  ));
}
