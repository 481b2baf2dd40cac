import './color-value.css';

/** A colour to read: a swatch and its code. */
export function ColorValue({ value }: { value: string }) {
  return (
    <span className="k-color-value">
      <span style={{ background: value }} aria-hidden />
      {value}
    </span>
  );
}
