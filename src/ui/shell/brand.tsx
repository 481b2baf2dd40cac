import './brand.css';

/** The product's mark: a sheet with a folded corner and a tick. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg className="k-brand-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        d="M4 4.5A2.5 2.5 0 0 1 6.5 2h7.2L20 8.3V19.5A2.5 2.5 0 0 1 17.5 22h-11A2.5 2.5 0 0 1 4 19.5Z"
        fill="var(--brand-mark, var(--primary))"
      />
      <path d="M13.7 2 20 8.3h-4.3a2 2 0 0 1-2-2Z" fill="#fff" opacity=".55" />
      <path
        d="m8 14.3 2.7 2.7 5.3-5.6"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const brandName = 'Hóa Đơn Số';

export function Brand({ size = 24 }: { size?: number }) {
  return (
    <span className="k-brand">
      <BrandMark size={size} />
      {brandName}
    </span>
  );
}
