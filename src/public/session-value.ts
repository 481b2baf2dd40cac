/** One value of this tab, stored over reloads under `key`; what cannot be read counts as none. */
export function sessionValue<Value>(key: string, storage: () => Storage = () => window.sessionStorage) {
  return {
    read: (): Value | null => {
      try {
        const text = storage().getItem(key);
        return text === null ? null : (JSON.parse(text) as Value);
      } catch {
        return null;
      }
    },
    keep: (value: Value) => storage().setItem(key, JSON.stringify(value)),
    drop: () => storage().removeItem(key),
  };
}
