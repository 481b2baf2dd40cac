import { Card } from '#src/ui/layout/card.tsx';
import type { ReactNode } from 'react';
import './sales-rows.css';

type SalesRow = { key: string; name: ReactNode; facts: ReactNode; amount: ReactNode };
type SalesRowsProps = { title: string; none: string; rows: readonly SalesRow[]; action?: ReactNode };

/** A card of rows: what it is, facts about it in small letters, an amount. */
export function SalesRows({ title, none, rows, action }: SalesRowsProps) {
  return (
    <Card title={title} action={action} flush>
      {rows.length === 0 ? (
        <p className="sales-none">{none}</p>
      ) : (
        <ul className="sales-rows">
          {rows.map(({ key, name, facts, amount }) => (
            <li key={key}>
              <span>
                {name}
                <small>{facts}</small>
              </span>
              {amount}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
