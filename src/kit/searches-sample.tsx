import { useState } from 'react';
import { SavedSearchTabs } from '#src/ui/list/searches/saved-search-tabs.tsx';
import type { SavedSearch } from '#src/ui/list/searches/saved-search-tabs.tsx';

const given: SavedSearch[] = [
  { key: 'all', label: 'Tất cả', count: 1284 },
  { key: 'draft', label: 'Nháp', count: 37 },
  { key: 'bad', label: 'Bị từ chối', count: 12, countTone: 'critical' },
  { key: 'unknown', label: 'Chưa rõ', count: 3, countTone: 'unknown' },
  { key: 'late', label: 'Khách trả chậm của tôi', count: 9, own: true, shared: true, isDefault: true },
];

/** Saved searches that can be saved, renamed, shared and removed. */
export function SearchesSample() {
  const [searches, setSearches] = useState(given);
  const [current, setCurrent] = useState('late');
  const [changed, setChanged] = useState(true);
  const change = (key: string, changes: Partial<SavedSearch>) =>
    setSearches(searches.map((search) => (search.key === key ? { ...search, ...changes } : search)));
  return (
    <SavedSearchTabs
      searches={searches}
      current={current}
      onChoose={setCurrent}
      changed={changed && current === 'late'}
      onSave={({ name, shared, isDefault }) => {
        setSearches([...searches, { key: name, label: name, own: true, shared, isDefault }]);
        setCurrent(name);
      }}
      onRename={(key, label) => change(key, { label })}
      onUpdate={() => setChanged(false)}
      onMakeDefault={(key) =>
        setSearches(searches.map((search) => ({ ...search, isDefault: search.key === key })))
      }
      onShare={(key, shared) => change(key, { shared })}
      onRemove={(key) => {
        setSearches(searches.filter((search) => search.key !== key));
        setCurrent('all');
      }}
    />
  );
}
