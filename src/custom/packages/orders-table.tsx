import type { ReactNode } from 'react';

type OrdersTableProps = {
  caption: string;
  /** What each column has: what it is called, what is in it, its amount, how far it is, and what can be done. */
  heads: readonly [name: string, content: string, amount: string, state: string, acts: string];
  /** Its rows. */
  children: ReactNode;
};

/** A table of payment requests or of refunds. */
export function OrdersTable({
  caption,
  heads: [name, content, amount, state, acts],
  children,
}: OrdersTableProps) {
  return (
    <table className="k-table packages__table">
      <caption className="k-visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{content}</th>
          <th scope="col" className="packages__amount">
            {amount}
          </th>
          <th scope="col">{state}</th>
          <th scope="col">
            <span className="k-visually-hidden">{acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
