import type { components } from '#generated/types.ts';
import { Tag } from '#src/ui/display/badge.tsx';
import { registrationWords } from '#src/wording/registration.ts';
import { changedParts } from './changed-parts.ts';
import './registration.css';

type ChangeListProps = {
  changes: readonly components['schemas']['RegistrationChange'][];
  /** There was nothing before: all of it came, and nothing is marked. */
  first?: boolean;
};

/** What differs between two declarations, part by part: what came, what went, and old beside new. */
export function ChangeList({ changes, first = false }: ChangeListProps) {
  const { marks, was, is } = registrationWords.effects;
  return (
    <div className={first ? 'change-list change-list--first' : 'change-list'}>
      {changedParts(changes).map(({ key, title, lines }) => (
        <section key={key}>
          <h3>{title}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.key}>
                {!first && <Tag>{marks[line.mark]}</Tag>}
                <div>
                  <span className="change-list__label">{line.label}</span>
                  {line.before !== null && (
                    <p>
                      {line.after !== null && <span>{was} </span>}
                      <del>{line.before}</del>
                    </p>
                  )}
                  {line.after !== null && (
                    <p>
                      {line.before !== null && <span>{is} </span>}
                      <ins>{line.after}</ins>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
