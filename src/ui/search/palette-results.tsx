import { Badge } from '../display/badge.tsx';
import { Icon } from '../display/icon.tsx';
import { Highlighted } from '../field/choice/highlighted.tsx';
import type { PaletteGroup, PaletteItem } from './palette-model.ts';
import { frameWords } from '../words/frame.ts';

type PaletteResultsProps = {
  listId: string;
  groups: readonly PaletteGroup[];
  query: string;
  activeId: string | null;
  onActive: (id: string) => void;
  /** `aside`: in a tab of its own. */
  onPick: (item: PaletteItem, aside: boolean) => void;
  optionId: (item: PaletteItem) => string;
};

export function PaletteResults(props: PaletteResultsProps) {
  const { listId, groups, query, activeId, onActive, onPick, optionId } = props;
  const shown = groups.filter(({ items }) => items.length > 0);
  return (
    <div id={listId} role="listbox" aria-label={frameWords.search.results} hidden={shown.length === 0}>
      {shown.map(({ key, heading, items }) => (
        <div key={key} role="group" aria-labelledby={`${listId}-${key}-heading`}>
          <div id={`${listId}-${key}-heading`} className="k-palette__heading" role="presentation">
            {heading}
          </div>
          {items.map((item) => (
            <div
              key={item.id}
              id={optionId(item)}
              role="option"
              aria-selected={item.id === activeId}
              className="k-palette__item"
              onMouseMove={() => onActive(item.id)}
              // The entry keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => onPick(item, event.ctrlKey || event.metaKey)}
            >
              {item.icon && <Icon of={item.icon} size={18} />}
              <span className="k-palette__words">
                <span className="k-palette__title">
                  <Highlighted text={item.title} query={query} />
                </span>
                {item.subtitle && (
                  <span className="k-palette__subtitle">
                    <Highlighted text={item.subtitle} query={query} />
                  </span>
                )}
              </span>
              {(item.amount || item.state) && (
                <span className="k-palette__state">
                  <span>{item.amount}</span>
                  {item.state && <Badge tone={item.state.tone}>{item.state.label}</Badge>}
                </span>
              )}
              {item.hint && <span className="k-palette__hint">{item.hint}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
