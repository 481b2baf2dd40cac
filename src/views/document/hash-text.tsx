import './hash-text.css';

/** The first four and the last two groups of four digits: enough to compare by eye. The whole hash is its title. */
export function HashText({ sha256 }: { sha256: string }) {
  const groups = sha256.match(/.{1,4}/g) ?? [];
  return (
    <code className="hash-text" title={sha256}>
      <span aria-hidden>{`${groups.slice(0, 4).join(' ')} … ${groups.slice(-2).join(' ')}`}</span>
      <span className="k-visually-hidden">{sha256}</span>
    </code>
  );
}
