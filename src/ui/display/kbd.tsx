import './kbd.css';

/** One key or a chord: `<Kbd keys={['Ctrl', 'Enter']} />`. Hidden on touch. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className="k-keys">
      {keys.map((key) => (
        <kbd key={key} className="k-kbd">
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** The line of keys at the foot of a list or a grid. */
export function KeyHints({ hints }: { hints: readonly { keys: readonly string[]; does: string }[] }) {
  return (
    <div className="k-key-hints">
      {hints.map(({ keys, does }) => (
        <span key={does}>
          <Kbd keys={keys} /> {does}
        </span>
      ))}
    </div>
  );
}
