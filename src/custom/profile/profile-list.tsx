import { Icon } from '#src/ui/display/icon.tsx';
import type { IconShape } from '#src/ui/display/icon.tsx';
import type { ReactNode } from 'react';

type Item = {
  key: string | number;
  icon: IconShape;
  title: string;
  badge?: ReactNode;
  detail: string;
  action?: ReactNode;
};

type ProfileListProps = { name: string; empty: string; items: readonly Item[] };

/** Things of the account, one under another: what it is, since when, what can be done with it. */
export function ProfileList({ name, empty, items }: ProfileListProps) {
  if (items.length === 0) return <p className="profile-muted">{empty}</p>;
  return (
    <ul className="profile-list" aria-label={name}>
      {items.map(({ key, icon, title, badge, detail, action }) => (
        <li key={key}>
          <Icon of={icon} size={20} />
          <div className="profile-list__words">
            <span className="profile-list__title">
              {title} {badge}
            </span>
            <span className="profile-muted">{detail}</span>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
